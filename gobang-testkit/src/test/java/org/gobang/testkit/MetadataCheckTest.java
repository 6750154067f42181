package org.gobang.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;
import org.gobang.api.workbench.PluginMetadata;
import org.junit.jupiter.api.Test;

/** Tests the check of metadata with matching metadata and each difference. */
class MetadataCheckTest {

  private static final String GOOD =
      """
      version=1.0
      player.made.name=Made
      player.made.description=Here.
      player.made.name_zh=制造
      player.made.description_zh=在此。
      player.made.priority=3
      """;

  private static final class Made implements PlayerProvider {

    @Override
    public String id() {
      return "made";
    }

    @Override
    public Label label(Locale locale) {
      return locale.getLanguage().equals("zh")
          ? new Label("制造", "在此。")
          : new Label("Made", "Here.");
    }

    @Override
    public int priority() {
      return 3;
    }

    @Override
    public Player create(Settings settings, Board start) {
      throw new UnsupportedOperationException();
    }
  }

  private static void check(String metadata) throws IOException {
    new MetadataCheck(PlayerProvider.class)
        .check(
            PluginMetadata.read(
                new ByteArrayInputStream(metadata.getBytes(StandardCharsets.UTF_8))),
            new Made());
  }

  private static void assertBroken(String metadata, String sentence) {
    assertThatExceptionOfType(BrokenPromise.class)
        .isThrownBy(() -> check(metadata))
        .withMessageStartingWith(sentence);
  }

  @Test
  void passesMatchingMetadata() {
    assertThatCode(() -> check(GOOD)).doesNotThrowAnyException();
    assertThatCode(() -> check("author=A. Author")).doesNotThrowAnyException();
  }

  @Test
  void findsEachDifference() {
    assertBroken(GOOD.replace("player.made", "player.other"), "the player made is not among");
    assertBroken(GOOD.replace("player.made", "board.made"), "the player made is not among");
    assertBroken(GOOD.replace("name=Made", "name=Mad"), "made in en is Label[name=Mad,");
    assertBroken(GOOD.replace("zh=在此", "zh=在彼"), "made in zh is Label[name=制造,");
    assertBroken(GOOD.replace("priority=3", "priority=4"), "made has the priority 4, and not 3");
    assertBroken(
        GOOD.replace("1.0", "${project.version}"),
        "version is ${project.version}: the build does not filter resources");
  }
}
