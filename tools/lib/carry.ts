import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, writeText } from './command';
import type { DocsTree, Version } from './docsTree';
import { idsOf, sectionsOf, type Sidebar, withPage } from './sidebar';

/** What became of a change. */
export type Carried = {
  /** The file in the target version, below the project. */
  path: string;
  state: 'carried over' | 'there already' | 'conflict';
  /** The lines with a conflict, or what to do by hand. */
  problems: string[];
};

type Merge = { text: string; conflicts: number };

/** Merges two changed texts with their common ancestor as Git does, with markers around conflicts. */
function merge(base: string, ours: string, theirs: string, labels: readonly string[]): Merge {
  const dir = mkdtempSync(join(tmpdir(), 'ace-merge-'));
  try {
    const files = Object.entries({ ours, base, theirs }).map(([name, text]) => {
      writeFileSync(join(dir, name), text);
      return name;
    });
    const options = labels.flatMap((label) => ['-L', label]);
    const { status, stdout, stderr } = spawnSync(
      'git',
      ['merge-file', '-p', '--diff3', ...options, ...files],
      { cwd: dir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    // The status is the number of conflicts, of at most 127; a larger one is an error.
    if (status === null || status > 127) throw new CommandError(`git merge-file: ${stderr}`);
    return { text: stdout, conflicts: status };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** Carries the changes of one version since a commit to another one. */
export class Carry {
  constructor(
    private readonly tree: DocsTree,
    private readonly from: Version,
    private readonly to: Version,
    private readonly base: string,
  ) {}

  private git(...args: string[]): string {
    const { status, stdout, stderr } = spawnSync('git', args, {
      cwd: this.tree.root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0) throw new CommandError(`git ${args.join(' ')}: ${stderr.trim()}`);
    return stdout;
  }

  /** The text of a file at the base; undefined if it was not there. */
  private before(path: string): string | undefined {
    const { status, stdout } = spawnSync('git', ['show', `${this.base}:./${path}`], {
      cwd: this.tree.root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return status === 0 ? stdout : undefined;
  }

  private now = (path: string) => (this.tree.has(path) ? this.tree.text(path) : undefined);

  /** The files of the version that changed, below its folder; also those that Git does not know. */
  private changed(): string[] {
    const { folder } = this.from;
    const lists = [
      this.git('diff', '--name-only', '--no-renames', '-z', '--relative', this.base, '--', folder),
      this.git('ls-files', '--others', '--exclude-standard', '-z', '--', folder),
    ];
    const paths = lists.flatMap((list) => list.split('\0')).filter(Boolean);
    return [...new Set(paths)].map((path) => path.slice(folder.length + 1)).sort();
  }

  /** The file with the page on the same topic: a recorded counterpart, or that with the same path. */
  private target(path: string): string {
    const id = path.replace(/\.mdx?$/, '');
    const topic = this.tree
      .counterparts()
      .find(({ pages, leadsTo }) => pages[this.from.name] === id && !leadsTo);
    const other = topic?.pages[this.to.name];
    return other ? this.tree.page(this.to, other) : `${this.to.folder}/${path}`;
  }

  private file(path: string): Carried {
    const source = `${this.from.folder}/${path}`;
    const target = this.target(path);
    const [base, theirs, ours] = [this.before(source), this.now(source), this.now(target)];
    const result = (state: Carried['state'], ...problems: string[]) => ({
      ...{ path: target, state, problems },
    });
    if (ours === theirs) return result('there already');
    if (theirs === undefined) {
      if (ours !== base) {
        return result(
          'conflict',
          `${target}:1: ${source} was deleted, but this file has another text. Delete it, or keep it.`,
        );
      }
      rmSync(this.tree.path(target));
      return result('carried over');
    }
    if (ours === undefined) {
      if (base !== undefined) {
        return result(
          'conflict',
          `${source}:1: ${this.to.name} does not have ${target}. Nothing was carried; to add the page, copy it.`,
        );
      }
      writeText(this.tree.path(target), theirs);
      return result('carried over');
    }
    if (base === undefined) {
      return result(
        'conflict',
        `${target}:1: both versions have a new file of this name. To take that of ${this.from.name}, delete this one, and run the command again.`,
      );
    }
    const { text, conflicts } = merge(base, ours, theirs, [target, this.base, source]);
    if (text === ours) return result('there already');
    writeText(this.tree.path(target), text);
    if (conflicts === 0) return result('carried over');
    const lines = text
      .split('\n')
      .flatMap((line, at) => (line.startsWith('<<<<<<< ') ? [at + 1] : []));
    return result(
      'conflict',
      ...lines.map(
        (line) =>
          `${target}:${line}: both versions changed this. Choose or combine the texts between the markers, and delete the markers.`,
      ),
    );
  }

  /** A page that was added to a section is added to the section of this name, after the same page. */
  private async sidebar(): Promise<Carried[]> {
    const [before, after, ours] = [
      this.before(this.from.sidebar),
      this.now(this.from.sidebar),
      this.now(this.to.sidebar),
    ];
    const path = this.to.sidebar;
    if (before === undefined || after === undefined || ours === undefined) return [];
    if (before === after) return [];
    const { text, conflicts } = merge(before, ours, after, [path, this.base, this.from.sidebar]);
    if (conflicts === 0) {
      writeText(this.tree.path(path), text);
      return [{ path, state: text === ours ? 'there already' : 'carried over', problems: [] }];
    }
    const items = (source: string) => Object.values(JSON.parse(source) as Sidebar).flat();
    const [old, known] = [idsOf(items(before)), idsOf(items(ours))];
    const added = idsOf(items(after)).filter((id) => !old.includes(id));
    const missing = added.filter((id) => !known.includes(id));
    const problems: string[] = [];
    for (const id of missing) {
      const section = sectionsOf(items(after)).find(({ ids }) => ids.includes(id));
      const names = sectionsOf(items(ours)).map(({ name }) => name);
      if (!section || !names.includes(section.name)) {
        problems.push(
          `${path}:1: it has no section "${section?.name ?? ''}" for ${id}. Add the page to another one.`,
        );
        continue;
      }
      const previous = section.ids[section.ids.indexOf(id) - 1];
      await this.tree.changeSidebar(this.to, (list) => withPage(list, section.name, id, previous));
    }
    if (added.length === 0) {
      problems.push(
        `${path}:1: the change of ${this.from.sidebar} does not apply. Make it by hand.`,
      );
    }
    if (problems.length > 0) return [{ path, state: 'conflict', problems }];
    return [{ path, state: missing.length === 0 ? 'there already' : 'carried over', problems }];
  }

  /**
   * Carries every change of the pages and of the sidebar.
   * @param words only files whose path contains one of them; all by default
   * @throws CommandError if Git has no such commit
   */
  async run(words: readonly string[] = []): Promise<Carried[]> {
    const files = this.changed().filter(
      (path) => words.length === 0 || words.some((word) => path.includes(word)),
    );
    const results = files.map((path) => this.file(path));
    return [...results, ...(await this.sidebar())];
  }
}
