package org.gobang.workbench;

import java.nio.file.Path;
import java.util.Locale;
import org.gobang.record.RecordFiles;
import org.gobang.workbench.engines.HostEngines;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.platform.StageExecutor;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.tournament.HostTournaments;

/** Unused parts of workbenches. */
final class TestParts {

  private TestParts() {}

  static HostEngines engines(PluginCatalogue catalogue) {
    return new HostEngines(
        new DataFolder(Path.of("target", "no-engines")).engines(),
        Runnable::run,
        () -> catalogue,
        StageExecutor.sequential("gobang-test"));
  }

  static HostTournaments tournaments(PluginCatalogue catalogue) {
    return new HostTournaments(
        () -> catalogue, RecordFiles.BUNDLED, () -> Locale.ENGLISH, Path.of("target"));
  }
}
