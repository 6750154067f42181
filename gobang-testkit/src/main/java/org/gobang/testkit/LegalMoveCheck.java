package org.gobang.testkit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Option;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Settings;

/**
 * Checks that a player's answers are legal, by {@link HostedPlayer#await}, on all supported boards.
 */
final class LegalMoveCheck {

  static final Budget SHORT =
      Budget.of(new Limit.Nodes(200), new Limit.MoveTime(Duration.ofMillis(20)));

  private LegalMoveCheck() {}

  static void inGames(PlayerUnderTest bench) throws InterruptedException {
    for (Board start : bench.starts()) {
      try (HostedPlayer player = bench.host(start)) {
        for (Board position : bench.positions(start)) {
          player.answer(new TestTurn(position, SHORT));
        }
      }
    }
  }

  /** Checks the answers on boards with offered choices, optional or required. */
  static void decides(PlayerUnderTest bench) throws InterruptedException {
    for (Board start : bench.starts()) {
      try (HostedPlayer player = bench.host(start)) {
        for (Board position : bench.positions(start)) {
          player.decide(new TestTurn(new OfferingBoard(position, false), SHORT));
          player.decide(new TestTurn(new OfferingBoard(position, true), SHORT));
        }
      }
    }
  }

  static void fromSetUps(PlayerUnderTest bench) throws InterruptedException {
    for (Board start : bench.starts()) {
      for (Board position : UndecidedPositions.setUpLike(start)) {
        if (bench.provider().supports(position)) {
          try (HostedPlayer player = bench.host(position)) {
            player.answer(new TestTurn(position, SHORT));
          }
        }
      }
    }
  }

  /**
   * Checks that the provider creates a player for any board or refuses with a message, including
   * boards not selected by the author.
   */
  static void orNone(PlayerUnderTest bench) {
    for (Board start : TestBoards.all()) {
      if (bench.provider().supports(start)) {
        bench.host(start).close();
      } else {
        Optional<HostedPlayer> offered = HostedPlayer.offered(bench, bench.settings(), start);
        if (offered.isPresent()) {
          offered.get().close();
        }
      }
    }
  }

  /**
   * Checks the answers with each option value. The provider may refuse a combination of values with
   * a message.
   */
  static void withEachOption(PlayerUnderTest bench) throws InterruptedException {
    Board position = bench.crowded();
    for (Option option : bench.provider().options()) {
      for (String value : values(option)) {
        Map<String, String> set = new HashMap<>(bench.settings().values());
        set.put(option.key(), value);
        Settings settings =
            new Settings(set, bench.settings().seed()).withEvaluators(TestEvaluators.SOURCE);
        Optional<HostedPlayer> offered = HostedPlayer.offered(bench, settings, position);
        if (offered.isPresent()) {
          try (HostedPlayer player = offered.get()) {
            player.answer(new TestTurn(position, SHORT));
          }
        }
      }
    }
  }

  /**
   * Returns the values to test, without large numbers, which may be amounts of memory or threads.
   */
  private static List<String> values(Option option) {
    List<String> values = new ArrayList<>();
    if (option instanceof Option.Choice choice) {
      values.addAll(choice.values());
    } else if (option instanceof Option.Flag) {
      values.addAll(List.of("true", "false"));
    } else if (option instanceof Option.Whole whole) {
      values.add(String.valueOf(whole.from()));
    } else if (option instanceof Option.Decimal decimal) {
      values.add(Option.Decimal.text(decimal.from()));
    }
    return values;
  }
}
