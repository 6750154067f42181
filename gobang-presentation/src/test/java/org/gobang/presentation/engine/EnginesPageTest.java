package org.gobang.presentation.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Option;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.engine.Engine;
import org.gobang.api.engine.EngineReport;
import org.gobang.fixtures.workbench.FakeEngines;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class EnginesPageTest {

  private static final Engine PELA =
      new Engine("pela", "/opt/pela", "-x", Map.of("rules", "renju", "memory", "100"));

  private final FakeEngines engines = new FakeWorkbench().engines;
  private int changes;

  private final EnginesPage page =
      new EnginesPage(
          engines,
          Texts.shared(Locale.ENGLISH),
          Runnable::run,
          new EnginesPage.View() {
            @Override
            public void changed() {
              changes++;
            }

            @Override
            public void said() {
              // The test reads the notice.
            }
          });

  private void type(String program, String id) {
    page.draft().set(EngineDraft.Field.PROGRAM, program);
    page.draft().set(EngineDraft.Field.ID, id);
  }

  @Test
  void startsWithANewEngineIfNoneExists() {
    page.refresh();
    assertThat(page.isNew()).isTrue();
    type("/opt/pbrain-Carbon 64.exe", "");
    page.save();
    assertThat(engines.engines)
        .containsExactly(new Engine("carbon-64", "/opt/pbrain-Carbon 64.exe", "", Map.of()));
    assertThat(page.selected()).isEqualTo("carbon-64");
    assertThat(page.said().sentence()).startsWith("Saved. You can now choose carbon-64");
    assertThat(page.isChanged("carbon-64")).isFalse();
  }

  @Test
  void namesOptionsWithTheirUnits() {
    assertThat(page.draft().options().settings())
        .extracting(setting -> setting.label().name())
        .contains("memory (MB)");
  }

  @Test
  void changesAnEngine() {
    engines.engines.add(PELA);
    page.refresh();
    assertThat(page.draft().engine()).as("shown as stored").isEqualTo(PELA);
    assertThat(page.draft().plays("renju")).isTrue();
    assertThat(page.draft().plays("freestyle")).isFalse();
    page.draft().plays("freestyle", true);
    page.draft().set(EngineDraft.Field.ARGUMENTS, "");
    assertThat(page.isChanged("pela")).isTrue();
    page.save();
    assertThat(engines.engines)
        .as("all rules is the default")
        .containsExactly(new Engine("pela", "/opt/pela", "", Map.of("memory", "100")));
  }

  @Test
  void showsTheFirstEngineUnlessANewOneIsRequested() {
    engines.engines.add(PELA);
    assertThat(page.draft().get(EngineDraft.Field.ID)).isEmpty();
    page.refresh();
    assertThat(page.selected()).isEqualTo("pela");
    page.addNew();
    page.refresh();
    assertThat(page.isNew()).isTrue();
    page.remove();
    assertThat(page.selected()).isEqualTo("pela");
  }

  @Test
  void preservesInputWhileAnotherEngineIsShown() {
    engines.engines.add(PELA);
    page.refresh();
    page.addNew();
    type("/opt/new", "new");
    page.select("pela");
    assertThat(page.draft().get(EngineDraft.Field.ID)).isEqualTo("pela");
    page.select("");
    assertThat(page.draft().get(EngineDraft.Field.PROGRAM)).isEqualTo("/opt/new");
    assertThat(changes).isEqualTo(4);
  }

  @Test
  void preservesInputAfterARefusedChange() {
    engines.refusal =
        Optional.of(new RefusedException("engine-taken", "there is one", List.of("pela")));
    type("/opt/pela", "pela");
    page.save();
    assertThat(page.said())
        .isEqualTo(Notice.failure("A player named “pela” already exists. Choose another name."));
    assertThat(page.draft().get(EngineDraft.Field.PROGRAM)).isEqualTo("/opt/pela");
  }

  @Test
  void showsTheResultOfATest() {
    type("/opt/pela", "pela");
    page.test();
    assertThat(page.isTesting()).isTrue();
    engines.logs.put("pela", List.of("> ABOUT"));
    engines
        .tests
        .getLast()
        .result()
        .complete(
            new EngineReport(
                Map.of("version", "7.9", "author", "P. L."),
                List.of(new Point(7, 7)),
                Duration.ofMillis(230),
                Duration.ofMillis(1500)));
    assertThat(page.isTesting()).isFalse();
    assertThat(page.said())
        .isEqualTo(
            new Notice(
                "pela 7.9 by P. L.. Started in 0.23 s. Played 1 move, the slowest in 1.50 s.",
                false));
    assertThat(page.log()).containsExactly("> ABOUT");
  }

  @Test
  void showsTheFailureOfATest() {
    type("/bin/cat", "cat");
    page.test();
    engines
        .tests
        .getLast()
        .result()
        .completeExceptionally(
            new RefusedException("engine-silent", "silent", List.of("cat", "10")));
    assertThat(page.said().failed()).isTrue();
    assertThat(page.said().sentence()).contains("cat did not answer within 10 s");
  }

  @Test
  void cancelsATestWhenThePageCloses() {
    page.test();
    FakeEngines.FakeTest test = engines.tests.getLast();
    page.close();
    assertThat(test.result()).isCancelled();
    assertThat(page.said()).as("no message about it").isEqualTo(Notice.NONE);
  }

  @Test
  void removesAnEngine() {
    engines.engines.add(PELA);
    page.refresh();
    page.remove();
    assertThat(engines.engines).isEmpty();
    assertThat(page.isNew()).isTrue();
  }

  @Test
  void reportsInvalidEntries() {
    engines.problems.add("pela: no option x");
    page.refresh();
    assertThat(page.said()).isEqualTo(Notice.failure("pela: no option x"));
  }

  @Test
  void keepsASecretUntilItIsReplaced() {
    engines.secret = true;
    Engine secret = new Engine("pela", "/opt/pela", "", Map.of("environment", Option.LEFT_OUT));
    engines.engines.add(secret);
    page.refresh();
    page.draft().set(EngineDraft.Field.ARGUMENTS, "-y");
    page.save();
    assertThat(engines.engines.get(0).options()).containsEntry("environment", Option.LEFT_OUT);
  }
}
