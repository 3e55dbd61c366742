/** `npm run voice`: every banned phrase of every project, also of those that `npm run lint` does not check yet. */
import { voiceFaults } from './lintVoice.ts';

const faults = voiceFaults();
for (const { text } of faults) console.log(text);
const projects = [...new Set(faults.map(({ project }) => project))].sort();
console.log();
for (const project of projects) {
  const count = faults.filter((fault) => fault.project === project).length;
  console.log(`${String(count).padStart(5)}  ${project}`);
}
