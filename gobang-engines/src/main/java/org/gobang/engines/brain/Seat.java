package org.gobang.engines.brain;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Option;
import org.gobang.api.player.PlayerSpec;
import org.gobang.game.BoardSource;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerReply;
import org.gobang.game.PlayerSource;
import org.gobang.game.PlayerWarmUp;
import org.gobang.game.StopSignal;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where the player sits: made when it is needed, made anew where the manager wants it set otherwise
 * or the board is another, and after a failure.
 */
final class Seat {

  private static final Logger LOG = LoggerFactory.getLogger(Seat.class);

  /** The rules of tournaments, which managers tell after the size of the board. */
  private static final List<String> TOLD_LATE = List.of("freestyle", "standard", "renju");

  private final BoardSource boards;
  private final PlayerSource players;
  private final PlayerSpec who;
  private final List<Option> options;

  private final Lag lag = new Lag();
  private boolean warm;
  private volatile @Nullable Taken taken;
  private boolean failed;

  /** A player, and what it was made for. */
  private record Taken(GuardedPlayer player, PlayerSpec who, String rules, int size) {}

  /**
   * Nobody sits here yet.
   *
   * @param plugins where the player and the boards come from
   * @param <S> where the player and the boards come from
   * @throws RefusedException if there is no such player
   */
  <S extends PlayerSource & BoardSource> Seat(S plugins, PlayerSpec who) {
    this.boards = plugins;
    this.players = plugins;
    this.who = who;
    this.options = plugins.player(who).provider().options();
  }

  /** How many threads the player can be set to at most; nothing if it cannot be set. */
  OptionalLong mostThreads() {
    return most(Option.THREADS);
  }

  /** How many MiB the player can be set to remember at most; nothing if it cannot be set. */
  OptionalLong mostHash() {
    return most(Option.HASH);
  }

  private OptionalLong most(String key) {
    return options.stream()
        .filter(option -> option.key().equals(key))
        .filter(Option.Whole.class::isInstance)
        .mapToLong(option -> ((Option.Whole) option).to())
        .findFirst();
  }

  /** Has the player made while no clock runs; one that refuses is asked again when it is needed. */
  void prepare(Board board, Infos infos) throws InterruptedException {
    try {
      warmUp(board.size(), infos);
      player(board, infos);
    } catch (RefusedException notYet) {
      LOG.debug("The player is not there yet", notYet);
    }
  }

  /** A player in a process of its own is warmed up there. */
  private void warmUp(int size, Infos infos) throws InterruptedException {
    if (!warm && !who.isolated()) {
      warm = true;
      Detail unsaid = new Detail(size, 1, false);
      for (String rules : TOLD_LATE) {
        Board board = boards.board(rules, Start.empty(size));
        PlayerWarmUp.run(players.player(set(infos)), board, unsaid::of);
      }
    }
  }

  /**
   * Asks the player for a move.
   *
   * @param begun when the move was wanted, as {@link System#nanoTime} has it: making the player
   *     takes of its time
   * @return the move
   * @throws RefusedException if the player cannot be had, or fails
   */
  Point ask(
      Board board, Infos infos, long begun, int lines, StopSignal stop, Consumer<Insight> reports)
      throws InterruptedException {
    GuardedPlayer player = player(board, infos);
    Duration used = Duration.ofNanos(System.nanoTime() - begun);
    if (infos.atOnce(used)) {
      stop.request();
    }
    Budget budget = infos.budget(used, lag);
    PlayerReply reply = player.ask(board, budget, lines, stop, reports);
    budget.limit(Limit.MoveTime.class).ifPresent(limit -> lag.saw(limit.time(), reply.spent()));
    if (reply instanceof PlayerReply.Failed failure) {
      failed = true;
      throw new RefusedException(failure.words());
    }
    return ((PlayerReply.Chosen) reply).point();
  }

  /** Closes a player that failed; waits for that, so it is done when nobody waits for a move. */
  void dismissFailed() {
    if (failed) {
      failed = false;
      dismiss();
    }
  }

  private GuardedPlayer player(Board board, Infos infos) throws InterruptedException {
    PlayerSpec wanted = set(infos);
    Taken sitting = taken;
    if (sitting != null
        && sitting.who().equals(wanted)
        && sitting.rules().equals(board.rules())
        && sitting.size() == board.size()) {
      return sitting.player();
    }
    dismiss();
    GuardedPlayer made = GuardedPlayer.create(players.player(wanted), board);
    taken = new Taken(made, wanted, board.rules(), board.size());
    return made;
  }

  /** Closes the player, if there is one. May be called from any thread. */
  void dismiss() {
    Taken sitting = taken;
    taken = null;
    if (sitting != null) {
      sitting.player().close();
    }
  }

  /** Where neither manager nor user said how much, the usual has to fit into the heap. */
  private OptionalLong hash(Option.Whole usual, Infos infos) {
    boolean told = infos.hash().isPresent() || who.options().containsKey(Option.HASH);
    return told ? infos.hash() : Infos.table(usual.initial());
  }

  /** The player as the manager wants it set, as far as it can be. */
  private PlayerSpec set(Infos infos) {
    Map<String, String> values = new LinkedHashMap<>(who.options());
    for (Option option : options) {
      if (option instanceof Option.Whole whole) {
        OptionalLong wanted =
            switch (whole.key()) {
              case Option.THREADS -> infos.threads();
              case Option.HASH -> hash(whole, infos);
              default -> OptionalLong.empty();
            };
        // Also an initial value is written out: to ask for just that makes no other player.
        values.putIfAbsent(whole.key(), whole.initialText());
        wanted.ifPresent(
            value ->
                values.put(
                    whole.key(),
                    String.valueOf(Math.max(whole.from(), Math.min(whole.to(), value)))));
      }
    }
    return new PlayerSpec(who.player(), values, who.seed(), who.isolated());
  }
}
