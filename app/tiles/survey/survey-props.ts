import type { ReactNode } from 'react';
import type { Participation, SurveyFormState } from '#app/participation/participation.ts';
import type { ReadyTileOf } from '../tile/ready-tile.ts';

export interface SurveyCardProps {
  tile: ReadyTileOf<'survey'>;
  entry: { id: string; title: string };
  participation: Participation | null;
  badge?: ReactNode;
  as?: 'section' | 'article';
  /** Level of the question's heading: one deeper below a section's heading. */
  level?: 2 | 3;
}

/** Where forms are shown. */
export interface SurveyFormProps extends SurveyCardProps {
  participation: Participation;
  formState: SurveyFormState;
}
