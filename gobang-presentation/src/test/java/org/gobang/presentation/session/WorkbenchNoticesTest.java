package org.gobang.presentation.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.gobang.fixtures.workbench.FakePlayer;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class WorkbenchNoticesTest implements WorkbenchNotices.Listener {

  private final FakeWorkbench bench = new FakeWorkbench("runs", "search");
  private final List<String> sentences = new ArrayList<>();
  private final WorkbenchNotices news =
      new WorkbenchNotices(
          new InterfaceContext(
              bench, new PositionDescriber(bench, Texts.shared(Locale.ENGLISH)), bench, () -> {}),
          this);

  @Override
  public void changed(Plugins plugins, List<String> changes, List<String> refusals) {
    sentences.addAll(changes);
    sentences.addAll(refusals);
  }

  @Override
  public void troubled(String sentence) {
    sentences.add(sentence);
  }

  @Test
  void namesAddedReplacedAndRemovedPlugins() {
    bench.players.remove("runs");
    bench.add(new FakePlayer("search", 7, List.of())).add(new FakePlayer("deep"));
    bench.pluginsChanged();
    assertThat(sentences).as("delivered on the thread of the interface").isEmpty();
    bench.runAll();
    assertThat(sentences)
        .containsExactly("New plugin: deep.", "Replaced plugin: search.", "Removed plugin: runs.");
    bench.pluginsChanged();
    bench.runAll();
    assertThat(sentences).as("nothing else has changed").hasSize(3);
  }

  @Test
  void explainsEachRefusalOnce() {
    bench.refused.add(new Refusal("/p/x\u0007.jar", Refusal.UNREADABLE, "the file is empty"));
    bench.pluginsChanged();
    bench.pluginsChanged();
    bench.runAll();
    assertThat(sentences).singleElement().asString().contains("the file is empty");
    assertThat(sentences.get(0)).contains(".jar").doesNotContain("/p/", "\u0007");
  }

  @Test
  void reportsFailuresUntilItIsClosed() {
    bench.troubled("The disk is full.\u001b");
    bench.runAll();
    assertThat(sentences).singleElement().asString().startsWith("The disk is full.");
    assertThat(sentences.get(0)).doesNotContain("\u001b");
    news.close();
    assertThat(bench.listeners).isEmpty();
  }
}
