/** `npm run processes`: writes the page that shows every process. A test fails while the page is old. */
import { writeFileSync } from 'node:fs';
import { drawProcess } from '../../process/drawProcess.ts';
import { processes } from './processes.ts';

const sections = processes.map(
  ({ definition }) => `## ${definition.name}\n\n\`\`\`mermaid\n${drawProcess(definition)}\n\`\`\`\n`,
);

writeFileSync(
  'docs/processes.md',
  `# Processes

Everything that has states, drawn from the definitions in the \`life\` files of \`src/<noun>\`. An arrow names the event and who causes it,
then what it does to money and which time limit it starts. \`npm run processes -w @ezwallet/gateway\` writes this page.

${sections.join('\n')}`,
);
