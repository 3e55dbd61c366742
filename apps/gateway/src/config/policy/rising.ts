import * as v from 'valibot';

type Rising<Schema extends v.GenericSchema> = keyof v.InferOutput<Schema> & string;

/** A group whose first value of each pair must not be more than its second. */
export function rising<const Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
  ...pairs: readonly (readonly [Rising<Schema>, Rising<Schema>])[]
) {
  return v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const values = dataset.value as Readonly<Record<string, number>>;
      for (const [key, other] of pairs) {
        const value = values[key] ?? 0;
        if (value > (values[other] ?? 0))
          addIssue({
            message: `must not be more than ${other}`,
            path: [{ type: 'object', origin: 'value', input: { ...values }, key, value }],
          });
      }
    }),
  );
}
