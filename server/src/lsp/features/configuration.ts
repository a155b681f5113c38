/**
 * The user's settings, whenever they change.
 * Neighbours: `settings.ts` reads them.
 */
import { DidChangeConfigurationNotification } from 'vscode-languageserver';
import type { Feature, Host } from '../feature';
import { readSettings } from '../settings';

export const configuration: Feature = {
  listen(host) {
    host.connection.onDidChangeConfiguration(host.safely('didChangeConfiguration', ({ settings }) => configure(host, settings)));
  },

  initialized(host) {
    const { workspace } = host.client;
    if (workspace?.configuration) host.safely('configuration', () => configure(host, undefined))(undefined);
    if (!workspace?.didChangeConfiguration?.dynamicRegistration) return;
    host.connection.client
      .register(DidChangeConfigurationNotification.type, { section: 'calvin' })
      .catch((error: unknown) => host.report('registerCapability', error));
  },
};

/** Asks the client for the section where it can be asked; else takes what it sent. */
async function configure(host: Host, sent: unknown): Promise<void> {
  const section: unknown = host.client.workspace?.configuration
    ? await host.connection.workspace.getConfiguration('calvin')
    : typeof sent === 'object' && sent !== null && 'calvin' in sent
      ? sent.calvin
      : undefined;
  if (section !== undefined) host.apply(readSettings(section));
}
