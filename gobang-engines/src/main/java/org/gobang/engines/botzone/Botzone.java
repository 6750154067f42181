package org.gobang.engines.botzone;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Printable;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.PlayerSpec;
import org.gobang.engines.process.LineInput;
import org.gobang.game.BoardSource;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerReply;
import org.gobang.game.PlayerSetup;
import org.gobang.game.PlayerSource;
import org.gobang.game.StopSignal;

/**
 * A player as a Botzone bot for Gomoku: 15 lines, five or more win, nothing is forbidden. What the
 * site keeps for the bot from turn to turn it gets back as it was.
 */
public final class Botzone {

  /** What the site gives a turn; the start of the process counts. */
  private static final Duration TURN = Duration.ofSeconds(1);

  /** What the answer takes to get through. */
  private static final Duration MARGIN = Duration.ofMillis(200);

  /** With less left than this the player is to answer at once. */
  private static final Duration LEAST = Duration.ofMillis(100);

  /** How long a player that is to answer at once is waited for. */
  private static final Duration AT_ONCE = Duration.ofSeconds(1);

  private static final int SIZE = 15;
  private static final int EXCERPT = 40;
  private static final String KEEP_RUNNING = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<";
  private static final List<String> KEPT = List.of("data", "globaldata");

  private static final ObjectMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private final PlayerSetup player;
  private final Board empty;
  private final PrintStream out;

  /**
   * A bot that waits for its first turn.
   *
   * @param plugins where the player and the board come from
   * @param who the player
   * @param out what the site hears: nobody else is to write there
   * @param <S> where the player and the board come from
   * @throws RefusedException if there is no such player
   */
  public <S extends PlayerSource & BoardSource> Botzone(
      S plugins, PlayerSpec who, PrintStream out) {
    player = plugins.player(who);
    empty = plugins.board("freestyle", Start.empty(SIZE));
    this.out = out;
  }

  /**
   * Answers one turn, which brings the whole game with it; or turn after turn, of which the later
   * ones bring the last move alone, until the site says no more.
   *
   * @param in what the site says; nobody else is to read from it
   * @param started when the first turn began: with the process
   * @param keepRunning whether to go on after the first turn
   * @throws RefusedException if the site says something else than a turn, or the player fails
   * @throws InterruptedException if the thread was interrupted meanwhile
   */
  public void serve(InputStream in, Instant started, boolean keepRunning)
      throws InterruptedException {
    LineInput lines = new LineInput(in);
    ObjectNode first = next(lines).orElseThrow(() -> new RefusedException("no turn was said"));
    Board board = after(first, empty);
    try (GuardedPlayer guarded = GuardedPlayer.create(player, board)) {
      board = answer(first, board, guarded, started, keepRunning);
      if (keepRunning) {
        Optional<ObjectNode> turn = next(lines);
        while (turn.isPresent()) {
          Instant began = Instant.now();
          board = answer(turn.get(), after(turn.get(), board), guarded, began, true);
          turn = next(lines);
        }
      }
    }
  }

  private static Optional<ObjectNode> next(LineInput lines) {
    try {
      Optional<String> line = lines.next();
      if (line.isEmpty()) {
        return Optional.empty();
      }
      if (JSON.readTree(line.get()) instanceof ObjectNode turn) {
        return Optional.of(turn);
      }
      throw new RefusedException("a turn is a JSON object, not " + excerpt(line.get()));
    } catch (JsonProcessingException malformed) {
      throw new RefusedException(
          "a turn is a JSON object on one line, and this is none"
              // What is nested too deep has no place.
              + Optional.ofNullable(malformed.getLocation())
                  .map(place -> " from column " + place.getColumnNr() + " on")
                  .orElse(""),
          malformed);
    } catch (IOException broken) {
      throw new RefusedException("cannot read the turn: " + broken.getMessage(), broken);
    }
  }

  private static String excerpt(String line) {
    return Printable.of(line, EXCERPT);
  }

  /** Some say the whole game each turn, also where the process goes on. */
  private Board after(ObjectNode turn, Board before) {
    Board board =
        turn.has("requests")
            ? History.replay(turn, empty)
            : History.play(before, turn, "the request");
    if (!(board.outcome() instanceof Outcome.Undecided)) {
      throw new RefusedException("the game is over");
    }
    return board;
  }

  private Board answer(
      ObjectNode turn, Board board, GuardedPlayer guarded, Instant began, boolean keepRunning)
      throws InterruptedException {
    Duration left = TURN.minus(MARGIN).minus(Duration.between(began, Instant.now()));
    StopSignal stop = new StopSignal();
    if (left.compareTo(LEAST) < 0) {
      stop.request();
      left = AT_ONCE;
    }
    Budget budget = Budget.of(new Limit.MoveTime(left));
    PlayerReply reply = guarded.ask(board, budget, 1, stop, insight -> {});
    if (reply instanceof PlayerReply.Failed failed) {
      throw new RefusedException(failed.words());
    }
    Point point = ((PlayerReply.Chosen) reply).point();
    ObjectNode said = JSON.createObjectNode();
    said.putObject("response").put("x", point.column()).put("y", point.row());
    for (String key : KEPT) {
      if (turn.has(key)) {
        said.set(key, turn.get(key));
      }
    }
    out.print(said + "\n" + (keepRunning ? KEEP_RUNNING + "\n" : ""));
    out.flush();
    return board.play(point);
  }
}
