package org.gobang.presentation.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WorkspaceTest {

  @ParameterizedTest
  @EnumSource
  void containsEachPanelOnceWithANameInEachLanguage(Workspace workspace) {
    List<Panel> panels = workspace.groups().stream().flatMap(List::stream).toList();
    assertThat(panels).isNotEmpty().doesNotHaveDuplicates().allMatch(workspace::shows);
    for (Locale locale : List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE)) {
      Texts texts = Texts.shared(locale);
      assertThat(texts.of("workspace." + workspace.id())).isNotBlank();
      panels.forEach(panel -> assertThat(panel.title(texts)).isNotBlank());
    }
  }

  @Test
  void everyPanelHasAWorkspace() {
    assertThat(Set.of(Panel.values()))
        .allMatch(
            panel -> List.of(Workspace.values()).stream().anyMatch(each -> each.shows(panel)));
    assertThat(Workspace.LIBRARY.number()).isEqualTo(5);
  }
}
