/**
 * A process that runs jobs, one at a time, with a prover of its own.
 * Neighbours: `main.ts` starts it and tells it what to do.
 */
import { LabChecker } from './checker';
import { runJob, type Job } from './differential';

async function main(): Promise<void> {
  const checker = await LabChecker.start();
  process.on('message', (job: Job) => {
    void runJob(checker, job).then(
      (result) => process.send?.(result),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
        process.exit(1);
      },
    );
  });
  // Whoever started it is gone, or wants no more.
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}

// The terminal tells everybody; the one who started it decides.
process.on('SIGINT', () => undefined);
void main();
