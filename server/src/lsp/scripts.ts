/**
 * The proof scripts that are open in the editor: each with its proof, as far as somebody has stepped through it.
 *
 * Nothing is run before somebody steps; what can be said without running is said while the user types. Steps of one script are run one
 * after the other. Another text of the script takes back the steps from the first changed one on, another text of its Java file all.
 * Neighbours: `features/proofs.ts` answers the client's requests; `script-diagnostics.ts` says what is wrong; `qed/open-proof.ts` steps.
 */
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { printable, printableLine } from '../base/shown';
import {
  PROOF_STATE_NOTIFICATION,
  type ProofMovers,
  type ProofProgram,
  type ProofState,
  type ProofStep,
  type ProofSuggestion,
} from '../protocol/messages';
import type { OpenProof } from '../qed/open-proof';
import type { SourceFile } from '../verify/analysis';
import { CheckFailure } from '../workspace/checker';
import type { Workspace } from '../workspace/workspace';
import type { Host } from './feature';
import { pathOf } from './locations';
import { scriptDiagnostics } from './script-diagnostics';

/** How long nobody types before scripts are looked at again, and how long a step takes before its progress is shown; milliseconds. */
const PAUSE = 150;
const PATIENCE = 400;

/** A script with what is known of it; all of it is about one Java file. */
interface Session {
  proof: OpenProof | undefined;
  java: SourceFile | undefined;
  /** With which `integers` it was opened. */
  integers: string;
  /** The steps to be run after each other. */
  work: Promise<unknown>;
  stop: AbortController | undefined;
  /** Of what is asked of the program as it stands. */
  stopAsking: AbortController | undefined;
  /** How many tactics the user wants to have gone through. */
  wanted: number;
}

export class Scripts {
  private readonly sessions = new Map<string, Session>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly host: Host) {}

  /** The text of a script is another one, or it was opened. */
  changed(uri: string): void {
    const session = this.sessions.get(uri);
    if (!session)
      this.sessions.set(uri, {
        proof: undefined,
        java: undefined,
        integers: '',
        work: Promise.resolve(),
        stop: undefined,
        stopAsking: undefined,
        wanted: 0,
      });
    else if (session.proof) {
      this.bringUpToDate(uri, session);
      // What is run now may be about another text.
      session.stop?.abort();
      session.stopAsking?.abort();
      session.wanted = session.proof?.at ?? 0;
      // Also where no step is taken back: what the client draws is of one version of the text, and while somebody types it has seen a
      // later one when this arrives. So each version has its own.
      this.tell(uri, session);
    }
    this.lookAgain();
  }

  closed(uri: string): void {
    const session = this.sessions.get(uri);
    session?.stop?.abort();
    session?.stopAsking?.abort();
    this.sessions.delete(uri);
    void this.host.connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  /** Java files may have other texts; after a pause in typing. */
  lookAgain(): void {
    clearTimeout(this.timer);
    if (this.sessions.size === 0) return;
    this.timer = setTimeout(
      this.host.safely('scripts', () => {
        for (const [uri, session] of this.sessions) {
          if (this.host.workspace && this.bringUpToDate(uri, session)) this.tell(uri, session);
          this.publish(uri, session);
        }
      }),
      PAUSE,
    );
    this.timer.unref();
  }

  /** The proof of a script, of the texts as they are now. */
  async proofOf(uri: string): Promise<OpenProof | undefined> {
    await this.host.loaded;
    const session = this.sessions.get(uri);
    if (session) this.bringUpToDate(uri, session);
    return session?.proof;
  }

  async step({ uri, to }: ProofStep, cancelled: AbortSignal): Promise<ProofState | null> {
    const proof = await this.proofOf(uri);
    const session = this.sessions.get(uri);
    const document = this.host.documents.get(uri);
    if (!proof || !session || !document) return null;
    session.stopAsking?.abort();
    const { stop: running } = session;
    const from = running ? session.wanted : proof.at;
    // Whoever goes back wants no more than what has been run.
    if (to === 'back') session.wanted = running ? proof.at : Math.max(0, from - 1);
    else if (to === 'forward') session.wanted = Math.min(proof.total, from + 1);
    else if (to === 'start') session.wanted = 0;
    else session.wanted = to === 'end' ? proof.total : proof.stepsUntil(document.offsetAt(to));
    if (session.wanted < from) running?.abort();
    const work = session.work.then(() => this.run(uri, session, cancelled));
    session.work = work.catch(() => undefined);
    await work;
    return this.stateOf(uri, session) ?? null;
  }

  async program(uri: string): Promise<ProofProgram | null> {
    const proof = await this.proofOf(uri);
    if (!proof) return null;
    const { text, changed } = proof.program;
    return { at: proof.at, text: printable(text), changed };
  }

  movers(uri: string, cancelled: AbortSignal): Promise<ProofMovers | null> {
    return this.asked(uri, cancelled, async (proof, signal) => {
      const { at } = proof;
      const actions = await proof.movers(signal);
      return { at, actions: actions.map((one) => ({ ...one, reasons: one.reasons.map(printableLine) })) };
    });
  }

  /** Looks for the next tactics, and writes them where the proof stands. */
  async suggest(uri: string, cancelled: AbortSignal): Promise<ProofSuggestion | null> {
    const stop = abortedWith(cancelled);
    const progress = this.progress(
      uri,
      () => 'looking for the next tactic',
      () => stop.abort(),
    );
    const found = await this.asked(uri, stop.signal, async (proof, signal) => ({ of: proof, found: await proof.suggest(signal) })).finally(
      () => progress.done(),
    );
    const document = this.host.documents.get(uri);
    if (!found || !document) return null;
    const { tactics, offset } = found.found ?? { tactics: [], offset: 0 };
    const said = tactics.map(printableLine);
    if (said.length === 0) {
      const sentence =
        found.of.conclusion?.verdict === 'proved' ? 'Nothing is left to be proved.' : 'No tactic is found that would bring the proof on.';
      this.host.connection.window.showInformationMessage(sentence);
      return { tactics: [], written: false };
    }
    if (this.host.client.workspace?.applyEdit !== true) return { tactics: said, written: false };
    const place = document.positionAt(offset);
    const newText = offset === 0 ? said.map((one) => `${one}\n`).join('') : said.map((one) => `\n${one}`).join('');
    const edits = [{ range: { start: place, end: place }, newText }];
    // The client refuses an edit of another version than the one that was asked about.
    const edit = { documentChanges: [{ textDocument: { uri, version: document.version }, edits }] };
    const { applied } = await this.host.connection.workspace.applyEdit({ label: 'The next tactic', edit });
    return { tactics: said, written: applied };
  }

  /** What takes the prover long and changes nothing: ended by the next step; null where that, or another text, came before the answer. */
  private async asked<Answer>(
    uri: string,
    cancelled: AbortSignal,
    ask: (proof: OpenProof, signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | null> {
    const proof = await this.proofOf(uri);
    const session = this.sessions.get(uri);
    const version = this.host.documents.get(uri)?.version;
    if (!proof || !session) return null;
    const stop = abortedWith(cancelled);
    session.stopAsking?.abort();
    session.stopAsking = stop;
    const work = session.work.then(async () => {
      const { at } = proof;
      const isStale = (): boolean =>
        stop.signal.aborted || session.proof !== proof || proof.at !== at || this.host.documents.get(uri)?.version !== version;
      if (isStale()) return null;
      const answer = await ask(proof, stop.signal);
      return isStale() ? null : answer;
    });
    session.work = work.catch(() => undefined);
    return work.catch((error: unknown) => {
      if (error instanceof CheckFailure) return null;
      throw error;
    });
  }

  /** Ended by the client, by a step back, or by another text. */
  private async run(uri: string, session: Session, cancelled: AbortSignal): Promise<void> {
    const { proof, wanted } = session;
    const stop = abortedWith(cancelled);
    if (!proof || stop.signal.aborted) return;
    session.stop = stop;
    const reported = (): string => `tactic ${Math.min(proof.at + 1, wanted)} of ${proof.total}`;
    const progress = this.progress(uri, reported, () => stop.abort());
    try {
      await proof.goTo(wanted, stop.signal, () => {
        progress.report();
        this.tell(uri, session, true);
      });
    } catch (error) {
      if (!(error instanceof CheckFailure)) throw error;
      if (error.kind !== 'cancelled')
        this.host.connection.window.showInformationMessage(printableLine(`The proof stopped: ${error.message}`));
    } finally {
      progress.done();
      if (session.stop === stop) session.stop = undefined;
    }
    if (session.proof !== proof) return;
    // Meanwhile the user may have wanted something else, which comes next.
    if (session.wanted === wanted) session.wanted = proof.at;
    this.tell(uri, session);
    this.publish(uri, session);
  }

  /** A progress that can be cancelled, once it takes long. */
  private progress(uri: string, reported: () => string, cancel: () => void): { report(): void; done(): void } {
    const { window } = this.host.connection;
    let isDone = false;
    let shown: Awaited<ReturnType<typeof window.createWorkDoneProgress>> | undefined;
    const timer = setTimeout(() => {
      window
        .createWorkDoneProgress()
        .then((made) => {
          if (isDone) return;
          shown = made;
          made.token.onCancellationRequested(cancel);
          made.begin(printableLine(`Proof of ${decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1))}`), undefined, reported(), true);
        })
        .catch((error: unknown) => this.host.report('progress', error));
    }, PATIENCE);
    return {
      report: () => shown?.report(reported()),
      done: () => {
        isDone = true;
        clearTimeout(timer);
        shown?.done();
      },
    };
  }

  /** Whether steps were taken back. */
  private bringUpToDate(uri: string, session: Session): boolean {
    const { workspace, settings } = this.host;
    const document = this.host.documents.get(uri);
    const path = pathOf(uri);
    if (!workspace || !document || path === undefined) return false;
    const script = { path, text: document.getText() };
    const before = session.proof?.at ?? 0;
    const java = workspace.javaOf(path);
    const isSame = java?.path === session.java?.path && java?.text === session.java?.text && settings.integers === session.integers;
    if (isSame && session.proof) session.proof.edit(script);
    else if (!isSame) this.open(session, workspace, java, script);
    return (session.proof?.at ?? 0) < before;
  }

  private open(session: Session, workspace: Workspace, java: SourceFile | undefined, script: SourceFile): void {
    session.stop?.abort();
    session.stopAsking?.abort();
    session.java = java;
    session.integers = this.host.settings.integers;
    session.wanted = 0;
    session.proof = java && workspace.openProof(java, script);
  }

  private tell(uri: string, session: Session, isRunning = false): void {
    const state = this.stateOf(uri, session, isRunning);
    if (state) void this.host.connection.sendNotification(PROOF_STATE_NOTIFICATION, state);
  }

  private stateOf(uri: string, session: Session, isRunning = false): ProofState | undefined {
    const document = this.host.documents.get(uri);
    const { proof } = session;
    if (!document || !proof || this.sessions.get(uri) !== session) return undefined;
    return {
      uri,
      version: document.version,
      total: proof.total,
      at: proof.at,
      isRunning,
      steps: proof.results.flatMap(({ step, verdict, message }) =>
        verdict === 'not run' ? [] : [{ range: rangeOf(document, step.span), tactic: step.name, verdict, message: printable(message) }],
      ),
      ...(proof.conclusion && { verdict: proof.conclusion.verdict }),
      assumptions: proof.conclusion?.assumptions.map(printableLine) ?? [],
    };
  }

  private publish(uri: string, session: Session): void {
    const document = this.host.documents.get(uri);
    const path = pathOf(uri);
    if (!document || path === undefined || this.sessions.get(uri) !== session) return;
    const relatedShown = this.host.client.textDocument?.publishDiagnostics?.relatedInformation === true;
    const diagnostics = scriptDiagnostics(document, path, session.java, session.proof, relatedShown);
    void this.host.connection.sendDiagnostics({ uri, version: document.version, diagnostics });
  }
}

function abortedWith(signal: AbortSignal): AbortController {
  const stop = new AbortController();
  if (signal.aborted) stop.abort();
  else signal.addEventListener('abort', () => stop.abort(), { once: true });
  return stop;
}

function rangeOf(document: TextDocument, span: { readonly start: number; readonly end: number }): ProofState['steps'][number]['range'] {
  return { start: document.positionAt(span.start), end: document.positionAt(span.end) };
}
