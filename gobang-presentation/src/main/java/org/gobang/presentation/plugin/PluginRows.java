package org.gobang.presentation.plugin;

import java.io.File;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Label;
import org.gobang.api.plugin.PluginManager;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Service;
import org.gobang.presentation.plugin.PluginsPage.Row.State;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;

/**
 * The rows of the plugin list. Calls plugins for their names; not for use on the interface thread.
 */
record PluginRows(PluginManager shelf, PositionDescriber interpreter, Texts texts) {

  /** Returns all plugins: first the user's own, grouped by jar, then the bundled ones. */
  public List<PluginsPage.Row> of(Plugins plugins) {
    List<PluginsPage.Row> rows = new ArrayList<>();
    for (Service service : Service.values()) {
      plugins.of(service).forEach(each -> add(rows, service, each));
    }
    plugins.refused().forEach(each -> rows.add(refused(each)));
    rows.sort(
        Comparator.comparing(PluginsPage.Row::bundled)
            .thenComparing(row -> row.bundled() ? "" : file(row.origin()))
            .thenComparing(PluginsPage.Row::origin));
    return List.copyOf(rows);
  }

  private void add(List<PluginsPage.Row> rows, Service service, DiscoveredPlugin<?> found) {
    Label label = interpreter.label(found.provider()::label, found.id());
    rows.add(
        new PluginsPage.Row(
            label.name(),
            State.IN_USE,
            Optional.of(service),
            found.id(),
            found.metadata(),
            found.origin(),
            texts.of("plugins." + service.word()),
            label.description(),
            shelf.canDisable(found.origin()),
            shelf.canRemove(found.origin())));
  }

  private PluginsPage.Row refused(Refusal refusal) {
    boolean disabled = refusal.kind().equals(Refusal.DISABLED);
    return new PluginsPage.Row(
        file(refusal.origin()),
        disabled ? State.DISABLED : State.REFUSED,
        Optional.empty(),
        "",
        PluginMetadata.NONE,
        refusal.origin(),
        texts.orElse("plugins.kind." + refusal.kind(), refusal.kind()),
        disabled ? texts.of("plugins.disabled") : refusal.reason().in(texts.locale()),
        shelf.canDisable(refusal.origin()),
        shelf.canRemove(refusal.origin()));
  }

  /** Returns the last part of an origin, which is usually a path. */
  static String file(String origin) {
    int last = Math.max(origin.lastIndexOf('/'), origin.lastIndexOf(File.separatorChar));
    return origin.substring(last + 1);
  }
}
