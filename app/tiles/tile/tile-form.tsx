import type { ComponentProps } from 'react';
import type { FormConstraint } from '#app/forms/form-failure.ts';
import { SubmissionForm } from '#app/forms/submission-form.tsx';
import { failureFor, formIdOf } from '#app/participation/participation.ts';
import type { TileContext } from './tile-context.ts';

type FormProps = ComponentProps<typeof SubmissionForm>;

interface TileFormProps extends Partial<Omit<FormProps, 'children'>>, Pick<FormProps, 'children'> {
  tile: Parameters<typeof formIdOf>[0];
  context: TileContext;
  formState: { submissionId: string; constraint?: FormConstraint };
}

/** A tile's form; it may wait on the device for a connection unless the tile says otherwise. */
export function TileForm({ tile, context: { participation }, formState, ...form }: TileFormProps) {
  if (!participation) return null;
  const id = formIdOf(tile);
  return (
    <SubmissionForm
      id={id}
      action={participation.here}
      submissionId={formState.submissionId}
      mayWait
      constraint={formState.constraint ?? {}}
      failure={failureFor(participation, id)}
      {...form}
    />
  );
}
