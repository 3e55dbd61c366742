import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/index.ts';

/** A collector that hangs holds up the end of the process for so long. Milliseconds. */
const PATIENCE = 5_000;

/**
 * Sends traces to a collector by OTLP over HTTP until stopped. A gateway without traces loads none of the code for it.
 *
 * @returns a way to stop that sends what waits
 */
export async function startTraces(
  { url, share }: NonNullable<Config['traces']>,
  version: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<() => Promise<void>> {
  const [api, { AsyncLocalStorageContextManager }, { resourceFromAttributes }, sdk, { OTLPTraceExporter }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
  const { context, diag, DiagLogLevel, trace } = api;
  const tell = (message: string): void => log.warn({ traces: true }, message);
  const quiet = (): void => undefined;
  diag.setLogger({ error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
  const byId = new sdk.TraceIdRatioBasedSampler(share);
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'ezwallet-gateway', 'service.version': version }),
    // A call's trace begins at the client, which cannot be asked: the id alone decides.
    sampler: new sdk.ParentBasedSampler({ root: byId, remoteParentSampled: byId }),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: PATIENCE }))],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'the last traces were not sent'));
    trace.disable();
    context.disable();
    diag.disable();
  };
}
