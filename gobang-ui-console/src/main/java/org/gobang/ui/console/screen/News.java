package org.gobang.ui.console.screen;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.HostNews;
import org.gobang.ui.console.table.Names;

/** What the host tells unasked, as it is shown. */
final class News implements HostNews.Listener {

  private final Notices notices;
  private final Names names;
  private final Texts texts;
  private final Consumer<Plugins> onPlugins;

  /**
   * News for a screen.
   *
   * @param onPlugins told too that plugins have changed
   */
  News(Notices notices, Names names, Texts texts, Consumer<Plugins> onPlugins) {
    this.notices = notices;
    this.names = names;
    this.texts = texts;
    this.onPlugins = onPlugins;
  }

  @Override
  public void changed(Plugins plugins, List<String> changes, List<String> refusals) {
    names.changed(plugins);
    onPlugins.accept(plugins);
    List<String> all = Stream.concat(changes.stream(), refusals.stream()).toList();
    if (!all.isEmpty()) {
      notices.say(new Said(texts.all(all), !refusals.isEmpty()));
    }
  }

  @Override
  public void troubled(String sentence) {
    notices.complain(sentence);
  }
}
