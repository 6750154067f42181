package org.gobang.tuning;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.record.Ending;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.OrderJson;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.play.PlayedJson;
import org.gobang.record.json.JsonFields;

/**
 * Reads games of tournaments with results explained by the positions: games that ended on the
 * board, by resignation or by adjudication. Running tournaments can be read too.
 */
final class ArenaGames {

  private static final Set<Ending> EXPLAINED =
      EnumSet.of(Ending.LINE, Ending.BOARD_FULL, Ending.RESIGNED, Ending.ADJUDICATED);

  private final Rules rules;
  private final int size;
  private final Set<String> lines = new LinkedHashSet<>();
  private final Set<String> players = new TreeSet<>();
  private int read;

  /** Creates an empty set of games with rules and a board size. */
  ArenaGames(Rules rules, int size) {
    this.rules = rules;
    this.size = size;
  }

  /**
   * Adds the games of a tournament folder.
   *
   * @param folder the folder of the tournament
   * @throws IOException if the games cannot be read, or have other rules or another size; the
   *     message names the file and the line
   */
  void add(Path folder) throws IOException {
    Path file = folder.resolve("games.jsonl");
    String text = RecordedGames.text(file);
    // The last line may be incomplete while it is written.
    List<String> complete = text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    for (int i = 0; i < complete.size(); i++) {
      try {
        add(JsonFields.parse(complete.get(i)));
      } catch (JsonProcessingException wrong) {
        throw new IOException(file + ", line " + (i + 1) + ": no JSON", wrong);
      } catch (IllegalArgumentException | RefusedException wrong) {
        throw new IOException(file + ", line " + (i + 1) + ": " + wrong.getMessage(), wrong);
      }
    }
  }

  private void add(JsonNode json) {
    GameOrder order = OrderJson.read(JsonFields.object(json, "order"));
    PlayedGame played = PlayedJson.read(JsonFields.object(json, "played"), order);
    Start start = order.opening().start();
    if (!Rules.of(order.rules()).equals(Optional.of(rules)) || start.size() != size) {
      throw new IllegalArgumentException(
          "a game of "
              + order.rules()
              + " on "
              + start.size()
              + " lines, not of "
              + rules.id()
              + " on "
              + size);
    }
    read++;
    players.add(order.black().name());
    players.add(order.white().name());
    List<Move> moves = stones(played.moves());
    if (EXPLAINED.contains(played.result().ending())
        && start.equals(Start.empty(size))
        && alternate(moves)) {
      RecordedGame game =
          new RecordedGame(
              moves.stream().map(move -> GameLine.point(move, size)).toList(),
              stones(order.opening().moves()).size(),
              played.result().winner().map(ArenaGames::side).orElse(SearchPosition.NOWHERE));
      game.check(rules, size);
      long nodes =
          order.budget().limit(Budget.Limit.Nodes.class).map(Budget.Limit.Nodes::count).orElse(0L);
      lines.add(GameLine.format(nodes, game, size));
    }
  }

  /**
   * Returns the moves without choices, for example of a colour, as choices do not change the
   * position.
   */
  private static List<Move> stones(List<Move> moves) {
    return moves.stream().filter(move -> !(move instanceof Move.Choose)).toList();
  }

  /** Returns whether the moves alternate between the sides, starting with Black. */
  private static boolean alternate(List<Move> moves) {
    Stone next = Stone.BLACK;
    for (Move move : moves) {
      if (!(move instanceof Move.Place) || move.stone() != next) {
        return false;
      }
      next = next.opponent();
    }
    return true;
  }

  private static int side(Stone stone) {
    return stone == Stone.BLACK ? SearchPosition.BLACK : SearchPosition.WHITE;
  }

  /** Returns the number of games read. */
  int read() {
    return read;
  }

  /** Returns the distinct games in the form of {@link GameLine}. */
  Set<String> lines() {
    return lines;
  }

  /** Returns the names of the players. */
  Set<String> players() {
    return players;
  }
}
