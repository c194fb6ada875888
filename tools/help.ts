import { commandList } from './lib/commandList';

/** npm run help: lists the commands with one line each. */
const names = Object.values(commandList).flatMap(Object.keys);
const width = Math.max(...names.map(({ length }) => length)) + 2;

for (const [work, commands] of Object.entries(commandList)) {
  console.log(`\n${work}`);
  for (const [name, line] of Object.entries(commands)) {
    console.log(`  npm run ${name.padEnd(width)}${line}`);
  }
}
