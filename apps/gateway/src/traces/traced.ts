import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';

/**
 * Runs a call of the contract as a trace of its own. The trace has the digits of the request id, which the client, the log and the
 * error message name too; a UUID is as long as the id of a trace.
 *
 * @param call its name, such as `transfer.transferTo`
 */
export async function tracedCall<T>(call: string, requestId: string, work: () => Promise<T>): Promise<T> {
  const traceId = requestId.replaceAll('-', '').toLowerCase();
  // The client's request, which tells no trace of its own, is where the trace begins.
  const client = trace.setSpanContext(context.active(), {
    traceId,
    spanId: traceId.slice(-16),
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  });
  return await context.with(client, () => inSpan(call, SpanKind.SERVER, { 'ezwallet.request_id': requestId }, work));
}

/** Runs a job of the queue as a trace of its own. */
export async function tracedJob<T>(task: string, work: () => Promise<T>): Promise<T> {
  return await inSpan(task, SpanKind.CONSUMER, {}, work);
}

/** Runs one statement. It is part of the trace that asks for it; loops that only look for work have none. @param text with numbered values */
export async function tracedStatement<T>(text: string, work: () => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()?.isRecording()) return await work();
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  return await inSpan(titleOf(text), SpanKind.CLIENT, attributes, work);
}

/** Notes the code of the answer on the trace of the call. */
export function noteCode(code: string): void {
  trace.getActiveSpan()?.setAttribute('ezwallet.code', code);
}

async function inSpan<T>(name: string, kind: SpanKind, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  // Asked for each time: one that is kept belongs for ever to who sent the traces first.
  const tracer = trace.getTracer('ezwallet');
  return await tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Keeps the kind of an error. Its message may name a person. */
function fail(span: Span, error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error;
  span.setAttribute('error.type', kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

const LONGEST_TITLE = 60;

/** The beginning of a statement, in one line. */
const titleOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_TITLE);
