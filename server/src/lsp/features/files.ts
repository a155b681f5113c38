/**
 * Files and folders on disk: what the client says has changed there, and the command that reads everything anew.
 * Neighbours: `workspace.ts` reads them.
 */
import { DidChangeWatchedFilesNotification, WatchKind, type FileSystemWatcher } from 'vscode-languageserver';
import { CHECK_ALL_REQUEST } from '../../protocol/messages';
import type { Feature, Host } from '../feature';
import { folderPaths } from '../locations';

const EVERY_PATH = { filters: [{ pattern: { glob: '**' } }] };

/** A folder that comes or goes, with all that is in it, is reported by its own name alone. */
const WATCHERS: FileSystemWatcher[] = [{ globPattern: '**/*.java' }, { globPattern: '**/*', kind: WatchKind.Create | WatchKind.Delete }];

export const files: Feature = {
  capabilities: {
    workspace: {
      workspaceFolders: { supported: true, changeNotifications: true },
      fileOperations: { didCreate: EVERY_PATH, didRename: EVERY_PATH, didDelete: EVERY_PATH },
    },
  },

  listen(host) {
    const { connection } = host;
    const { workspace } = connection;
    const changed = (uris: readonly string[]): void => filesChanged(host, uris);
    connection.onDidChangeWatchedFiles(host.safely('didChangeWatchedFiles', ({ changes }) => changed(changes.map(({ uri }) => uri))));
    workspace.onDidCreateFiles(host.safely('didCreateFiles', (created) => changed(created.files.map(({ uri }) => uri))));
    workspace.onDidDeleteFiles(host.safely('didDeleteFiles', (deleted) => changed(deleted.files.map(({ uri }) => uri))));
    workspace.onDidRenameFiles(
      host.safely('didRenameFiles', (renamed) => changed(renamed.files.flatMap(({ oldUri, newUri }) => [oldUri, newUri]))),
    );
    connection.onRequest(CHECK_ALL_REQUEST, () => {
      host.withWorkspace((one) => one.checkEverythingAnew());
      return null;
    });
  },

  initialized(host) {
    const { client, connection } = host;
    if (client.workspace?.didChangeWatchedFiles?.dynamicRegistration) {
      connection.client
        .register(DidChangeWatchedFilesNotification.type, { watchers: WATCHERS })
        .catch((error: unknown) => host.report('registerCapability', error));
    }
    if (!client.workspace?.workspaceFolders) return;
    connection.workspace.onDidChangeWorkspaceFolders(
      host.safely('didChangeWorkspaceFolders', ({ added, removed }) => {
        const [addedPaths, removedPaths] = [added, removed].map((folders) => folderPaths(folders.map(({ uri }) => uri)));
        host.withWorkspace((target) => void target.changeFolders(addedPaths!, removedPaths!));
      }),
    );
  },
};

function filesChanged(host: Host, uris: readonly string[]): void {
  const paths = folderPaths(uris);
  host.withWorkspace((workspace) => workspace.filesChangedOnDisk(paths));
}
