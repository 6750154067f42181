package org.gobang.engines.brain;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.gobang.api.Move;
import org.gobang.api.Option;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Stop;
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
 * The player of a brain. An instance is created on demand, and replaced after a failure or a change
 * of settings, rules or board size.
 */
final class BrainPlayer {

  private static final Logger LOG = LoggerFactory.getLogger(BrainPlayer.class);

  private final BoardSource boards;
  private final PlayerSource players;
  private final PlayerSpec who;
  private final List<Option> options;

  /**
   * The tournament rules that need a warm-up. All do, because managers send the rules after the
   * size.
   */
  private final List<String> cold = new ArrayList<>(List.of("freestyle", "standard", "renju"));

  private final AnswerDelay delay = new AnswerDelay();
  private volatile @Nullable Created current;
  private boolean failed;

  /** A player instance, with its settings, rules and board size. */
  private record Created(GuardedPlayer player, PlayerSpec who, String rules, int size) {}

  /**
   * Creates a player without an instance.
   *
   * @param plugins the source of the player and the boards
   * @param <S> the type of the source
   * @throws RefusedException if the player is unknown
   */
  <S extends PlayerSource & BoardSource> BrainPlayer(S plugins, PlayerSpec who) {
    this.boards = plugins;
    this.players = plugins;
    this.who = who;
    this.options = plugins.player(who).provider().options();
  }

  /** Returns the maximum number of threads; empty if the player has no such option. */
  OptionalLong mostThreads() {
    return most(Option.THREADS);
  }

  /**
   * Returns the maximum size of the transposition table in MiB; empty if the player has no such
   * option.
   */
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

  /**
   * Creates the player while no clock runs. A refusal is reported when a move is requested.
   *
   * @param more requested when another command arrives; preparation then stops, because the command
   *     may start the clock
   */
  void prepare(Board board, ManagerSettings settings, Stop more) throws InterruptedException {
    try {
      warmUp(board.size(), settings, more);
      if (!more.requested()) {
        player(board, settings);
      }
    } catch (RefusedException notYet) {
      LOG.debug("The player could not be prepared", notYet);
    }
  }

  /** Warms up the player. An isolated player is warmed up in its own process. */
  private void warmUp(int size, ManagerSettings settings, Stop more) throws InterruptedException {
    InsightOutput discarded = new InsightOutput(size, 1, false);
    while (!cold.isEmpty() && !who.isolated() && !more.requested()) {
      String rules = cold.remove(Math.max(0, cold.indexOf(settings.rules())));
      Board board = boards.board(rules, Start.empty(size));
      PlayerWarmUp.run(players.player(set(settings)), board, more, discarded::of);
    }
  }

  /**
   * Requests a move. The time includes the player's creation.
   *
   * @return the stone or the choice
   * @throws RefusedException if the player cannot be created, or fails
   */
  Move ask(
      MoveRequest request, ManagerSettings settings, StopSignal stop, Consumer<Insight> reports)
      throws InterruptedException {
    cold.clear();
    Board board = request.board();
    GuardedPlayer player = player(board, settings);
    Duration used = Duration.ofNanos(System.nanoTime() - request.begun());
    if (settings.atOnce(used, request.answers())) {
      stop.request();
    }
    Budget budget = settings.budget(used, delay, request.answers());
    PlayerReply reply = player.ask(board, budget, request.lines(), stop, reports);
    budget
        .limit(Limit.MoveTime.class)
        .ifPresent(limit -> delay.record(limit.time(), reply.spent()));
    if (reply instanceof PlayerReply.Failed failure) {
      failed = true;
      throw new RefusedException(failure.words());
    }
    return reply instanceof PlayerReply.Decided decided
        ? new Move.Choose(board.toAct(), decided.key())
        : new Move.Place(board.toMove(), ((PlayerReply.Chosen) reply).point());
  }

  /** Closes a failed player and waits until it is closed. Called after the answer. */
  void closeFailed() {
    if (failed) {
      failed = false;
      close();
    }
  }

  private GuardedPlayer player(Board board, ManagerSettings settings) throws InterruptedException {
    PlayerSpec wanted = set(settings);
    Created existing = current;
    if (existing != null
        && existing.who().equals(wanted)
        && existing.rules().equals(board.rules())
        && existing.size() == board.size()) {
      return existing.player();
    }
    close();
    GuardedPlayer made = GuardedPlayer.create(players.player(wanted), board);
    current = new Created(made, wanted, board.rules(), board.size());
    return made;
  }

  /** Closes the player instance, if any. May be called from any thread. */
  void close() {
    Created existing = current;
    current = null;
    if (existing != null) {
      existing.player().close();
    }
  }

  /**
   * Returns the table size. If neither the manager nor the user set it, this is the default,
   * limited by the heap.
   */
  private OptionalLong hash(Option.Whole usual, ManagerSettings settings) {
    boolean set = settings.hash().isPresent() || who.options().containsKey(Option.HASH);
    return set ? settings.hash() : ManagerSettings.table(usual.initial());
  }

  /** Returns the player with the manager's settings, if it has such options. */
  private PlayerSpec set(ManagerSettings settings) {
    Map<String, String> values = new LinkedHashMap<>(who.options());
    for (Option option : options) {
      if (option instanceof Option.Whole whole) {
        OptionalLong wanted =
            switch (whole.key()) {
              case Option.THREADS -> settings.threads();
              case Option.HASH -> hash(whole, settings);
              default -> OptionalLong.empty();
            };
        // Defaults are explicit, so that setting one does not require a new player.
        values.putIfAbsent(whole.key(), whole.initialText());
        wanted.ifPresent(
            value ->
                values.put(
                    whole.key(),
                    String.valueOf(Math.max(whole.from(), Math.min(whole.to(), value)))));
      }
    }
    return new PlayerSpec(who.player(), values, who.seed(), who.isolation());
  }
}
