export { memoryTransportPair } from '../transports/memoryTransportPair.ts';
export { createScriptedShell, refusal, SILENT, type Script, type ScriptedShell } from './createScriptedShell.ts';
