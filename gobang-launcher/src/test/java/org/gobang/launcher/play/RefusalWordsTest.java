package org.gobang.launcher.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Verdict;
import org.gobang.presentation.text.Texts;
import org.gobang.workbench.Host;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.PluginFolders;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefusalWordsTest {

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh"})
  void interfacesUseTheReasonOfTheRulesForAnOccupiedPoint(String language) {
    Locale locale = Locale.forLanguageTag(language);
    Verdict.Refused occupied = new Verdict.Refused(Verdict.Refused.OCCUPIED, List.of(), false);
    try (Host host = Host.open(new PluginFolders(DataFolder.ofPerson(), lastWords -> {}))) {
      BoardProvider renju = host.plugins().board("renju").orElseThrow().provider();
      assertThat(Texts.shared(locale).of("occupied")).isEqualTo(renju.explain(occupied, locale));
    }
  }
}
