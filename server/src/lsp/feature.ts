/**
 * What a feature of the server is, and what it can ask of the server: each listens to its own messages, in a file of its own.
 * Why a host: nothing that a client sends may end the service, and what comes before the checker is loaded must wait for it; both are
 * done once, here and in `server.ts`, not in each handler.
 * Neighbours: `features/` has them; `server.ts` lists them and is the host.
 */
import type { Connection, InitializeParams, ServerCapabilities } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Workspace } from '../workspace/workspace';
import type { OpenDocuments } from './open-documents';
import type { Scripts } from './scripts';
import type { Settings } from './settings';

/** What the server gives to its features. */
export interface Host {
  readonly connection: Connection;
  readonly documents: OpenDocuments;
  /** The proof scripts among them. */
  readonly scripts: Scripts;
  /** What the client said of itself; empty before it has. */
  readonly client: InitializeParams['capabilities'];
  readonly settings: Settings;
  /** Undefined until the checker is loaded, and after the end. */
  readonly workspace: Workspace | undefined;
  /** When the checker is loaded, or cannot be. */
  readonly loaded: Promise<void>;
  /** Does it at once, or as soon as there is a workspace. */
  withWorkspace(action: (workspace: Workspace) => void): void;
  /** The document and the workspace once there is one; undefined: there is nothing to answer about. */
  opened(uri: string): Promise<{ readonly document: TextDocument; readonly workspace: Workspace } | undefined>;
  apply(settings: Settings): void;
  /** A handler of a notification, made safe: what it throws or rejects with goes to the output channel. */
  safely<Parameters>(name: string, handler: (parameters: Parameters) => void | Promise<void>): (parameters: Parameters) => void;
  /** The same of a request, which is then answered with null. */
  answering<Parameters extends readonly unknown[], Answer>(
    name: string,
    handler: (...parameters: Parameters) => Promise<Answer | null>,
  ): (...parameters: Parameters) => Promise<Answer | null>;
  report(name: string, error: unknown): null;
}

export interface Feature {
  /** What the client is told that the server can do. */
  readonly capabilities?: ServerCapabilities;
  /** Before the client has said anything. */
  listen(host: Host): void;
  /** After the client has said that it is ready. */
  initialized?(host: Host): void;
  /** When there may be other verdicts, or other settings. */
  resultsChanged?(host: Host): void;
}
