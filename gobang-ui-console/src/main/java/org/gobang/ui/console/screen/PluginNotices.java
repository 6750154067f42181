package org.gobang.ui.console.screen;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.session.WorkbenchNotices;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.CachedNames;

/**
 * Displays changes and failures of plugins as notices.
 *
 * @param onPlugins receives all plugins whenever they change
 */
record PluginNotices(Notices notices, CachedNames names, Texts texts, Consumer<Plugins> onPlugins)
    implements WorkbenchNotices.Listener {

  @Override
  public void changed(Plugins plugins, List<String> changes, List<String> refusals) {
    names.changed(plugins);
    onPlugins.accept(plugins);
    List<String> all = Stream.concat(changes.stream(), refusals.stream()).toList();
    if (!all.isEmpty()) {
      notices.show(new Notice(texts.all(all), !refusals.isEmpty()));
    }
  }

  @Override
  public void troubled(String sentence) {
    notices.fail(sentence);
  }
}
