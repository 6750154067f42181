package org.gobang.launcher.plugins;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.workbench.download.Download;
import org.gobang.workbench.index.PluginIndex;
import org.gobang.workbench.index.PluginIndexes;

/** Reads the indexes on the command line, or the previously used indexes by default. */
record IndexAccess(PluginIndexes indexes, ConsentPrompt consent) {

  /**
   * Reads the given indexes, or the previously used ones if the list is empty.
   *
   * @param given the addresses on the command line; empty for the previously used ones
   * @throws RefusedException if there are no indexes, or one cannot be read or is not trusted
   */
  List<PluginIndex> read(List<String> given) {
    List<URI> addresses =
        given.isEmpty() ? indexes.known() : given.stream().map(Download::address).toList();
    if (addresses.isEmpty()) {
      throw new RefusedException(LauncherTexts.of("index.none"));
    }
    List<PluginIndex> read = new ArrayList<>();
    addresses.forEach(each -> read.add(read(each)));
    return read;
  }

  /** Reads an index. Shows the key of a new index, as SSH shows that of a host. */
  PluginIndex read(URI address) {
    Optional<PluginIndex> index =
        indexes.read(
            address,
            (unknown, key) ->
                consent.isGiven(LauncherTexts.of("index.trust", unknown, key.fingerprint())));
    return index.orElseThrow(
        () -> new RefusedException(LauncherTexts.of("index.not.trusted", address)));
  }
}
