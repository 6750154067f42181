package org.gobang.ui.console.screen;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.presentation.analysis.AnalysisSettings;
import org.gobang.presentation.analysis.LiveAnalysis;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.ConsoleTexts;

/**
 * Runs the command {@code analyse}. Arguments: none to turn the engines on or off, a number of
 * variations, a point to exclude, a word, or the ids of one or two engines. The table of commands
 * contains further words.
 */
record AnalysisCommands(SessionPresenter presenter, Texts texts) {

  /**
   * Runs a command.
   *
   * @param what the arguments
   * @throws RefusedException if the arguments are invalid or not available now
   */
  void run(String what) {
    LiveAnalysis analysis = presenter.analysis();
    switch (what.toLowerCase(Locale.ROOT)) {
      case "" -> analysis.toggle();
      case "keep" -> analysis.keepLine();
      case "all" -> analysis.includeAll();
      default -> {
        if (what.matches("[1-" + AnalysisSettings.MOST_LINES + "]")) {
          analysis.settings().lines(Integer.parseInt(what));
          switchOn();
        } else if (what.matches("[A-Za-z][0-9]{1,2}")) {
          analysis.exclude(Point.parse(what));
          switchOn();
        } else {
          engines(Arrays.asList(what.split("\\s+")));
        }
      }
    }
  }

  private void engines(List<String> ids) {
    for (String id : ids) {
      if (presenter.analysis().settings().offered().stream().noneMatch(id::equals)) {
        throw new RefusedException(texts.of("analysis.unknown", ConsoleTexts.quoted(id)));
      }
    }
    presenter.analysis().settings().engines(ids);
    switchOn();
  }

  private void switchOn() {
    if (!presenter.analysis().isOn()) {
      presenter.analysis().toggle();
    }
  }
}
