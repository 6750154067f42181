package org.gobang.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.gobang.api.board.Board;
import org.gobang.api.player.PlayerProvider;
import org.junit.jupiter.api.Test;

/** Tests running the required tests of a contract without JUnit. */
class RequiredCheckTest {

  private static PlayerContract contract(Supplier<PlayerProvider> provider) {
    return new PlayerContract() {
      @Override
      protected PlayerProvider provider() {
        return provider.get();
      }

      @Override
      protected List<Board> boards() {
        return List.of(TestBoards.empty("freestyle", 8));
      }

      @Override
      protected Duration patience() {
        return Duration.ofMinutes(2);
      }
    };
  }

  private static Map<String, String> broken(PluginContract<?> contract) {
    Map<String, String> broken = new LinkedHashMap<>();
    for (RequiredCheck check : RequiredCheck.of(contract)) {
      check.run().ifPresent(sentence -> broken.put(check.name(), sentence));
    }
    return broken;
  }

  @Test
  void checksTheDescriptionFirstAndThreadsLast() {
    List<RequiredCheck> checks = RequiredCheck.of(contract(ToyPlayers.First::new));
    assertThat(checks)
        .extracting(RequiredCheck::name)
        .startsWith("describesItself")
        .endsWith("leavesNoThread")
        .contains("keepsTheTime", "movesLegallyInGames")
        .doesNotHaveDuplicates();
  }

  @Test
  void passesAGoodPlayer() {
    assertThat(broken(contract(ToyPlayers.First::new))).isEmpty();
  }

  @Test
  void reportsAViolationOnOneLineWithItsRequirement() {
    assertThat(broken(contract(BadPlayers.TwiceTheSame::new)))
        .hasEntrySatisfying(
            "describesItsOptions",
            sentence ->
                assertThat(sentence)
                    .startsWith("two options have the key ")
                    .contains("; promised by PluginProvider.options: always the same ones")
                    .hasLineCount(1));
  }

  @Test
  void passesTestsThatDoNotApply() {
    assertThat(broken(new RendererContractTest.Unavailable())).isEmpty();
  }
}
