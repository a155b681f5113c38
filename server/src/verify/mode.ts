/**
 * In which mode something was checked, as far as it can make verdicts better: what integers are, which classes are looked at, and which
 * failures of Java's own checks are reported.
 * Why said everywhere: settings may be those of a workspace that somebody else wrote, and `verified` is worth what it was found with.
 * Neighbours: the hover, the status bar and the report for programs show it; what a verdict rests on because of it is found where Java is
 * lowered.
 */
import type { AnalysisOptions } from './analysis';

export interface Mode {
  readonly integers: NonNullable<AnalysisOptions['integers']>;
  readonly check: 'annotated' | 'all';
  /** Absent: more than those failures that other threads bring about. */
  readonly javaChecks?: 'interference';
}

export function modeOf({ integers = 'mathematical', checkAll, javaChecks }: AnalysisOptions): Mode {
  return { integers, check: checkAll ? 'all' : 'annotated', ...(javaChecks === 'interference' && { javaChecks }) };
}

/** One sentence each; settings are named as the editor knows them. */
export function modeSentences({ integers, check, javaChecks }: Mode): readonly string[] {
  return [
    integers === 'java'
      ? '`int` and `long` wrap around as in Java (`calvin.integers`: `java`)'
      : '`int` and `long` are taken never to overflow (`calvin.integers`: `mathematical`)',
    check === 'all'
      ? 'all classes are checked (`calvin.check`: `all`)'
      : 'only classes with a specification, those of their file, and those that threads share are checked (`calvin.check`: `annotated`)',
    ...(javaChecks === 'interference'
      ? [
          "failures of Java's own checks are taken not to happen unless other threads bring them about (`calvin.javaChecks`: `interference`)",
        ]
      : []),
  ];
}
