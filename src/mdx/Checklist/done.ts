import { storedField } from '@site/src/browser/storedField';
import { storageKeys } from '@site/src/site/storage';

/** One field for all checklists: the tasks that are done, as `checklist.task`, separated by spaces. */
const slot = /* #__PURE__ */ storedField(storageKeys.reader, 'checklists');

/** The tasks of each checklist that are on the page. */
const tasksOnPage = new Map<string, Set<string>>();
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

const doneTasks = () => new Set((slot.get() ?? '').split(' ').filter(Boolean));

function write(done: ReadonlySet<string>): void {
  if (done.size === 0) slot.del();
  else slot.set([...done].join(' '));
  notify();
}

/** Calls the listener when a tick changes, also in another tab, or when a task appears on the page. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = slot.listen(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
}

let isNotifying = false;
/** Notifies once of all tasks that one commit adds: each listener reads the storage. */
function notifyLater(): void {
  if (isNotifying) return;
  isNotifying = true;
  queueMicrotask(() => {
    isNotifying = false;
    notify();
  });
}

/** Adds a task to its checklist for as long as it is on the page. */
export function addTask(checklist: string, task: string): () => void {
  const tasks = tasksOnPage.get(checklist) ?? new Set();
  tasksOnPage.set(checklist, tasks.add(task));
  notifyLater();
  return () => void tasks.delete(task);
}

export const isDone = (checklist: string, task: string): boolean =>
  doneTasks().has(`${checklist}.${task}`);

/** Ticks a task, or removes its tick. */
export function setDone(checklist: string, task: string, done: boolean): void {
  const all = doneTasks();
  if (done) all.add(`${checklist}.${task}`);
  else all.delete(`${checklist}.${task}`);
  write(all);
}

/** How many tasks of a checklist are done, and how many it has on this page, as `3/14`. */
export function progressOf(checklist: string): string {
  const tasks = [...(tasksOnPage.get(checklist) ?? [])];
  const done = doneTasks();
  return `${tasks.filter((task) => done.has(`${checklist}.${task}`)).length}/${tasks.length}`;
}

/** Removes all ticks of a checklist. */
export function reset(checklist: string): void {
  write(new Set([...doneTasks()].filter((task) => !task.startsWith(`${checklist}.`))));
}
