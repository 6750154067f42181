package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.ServiceLoader;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.ProviderSpec;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.junit.jupiter.api.Test;

class SidesByRulesTest {

  private static final List<String> RULES =
      List.of("freestyle", "custom:line=6,stones=2", "custom:stones=3,first=2,captures=5");

  private static Board board(String rules) {
    ProviderSpec spec = ProviderSpec.parse(rules);
    SidesByRulesTest.class.getModule().addUses(BoardProvider.class);
    BoardProvider provider =
        ServiceLoader.load(BoardProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(each -> each.id().equals(spec.id()))
            .findFirst()
            .orElseThrow();
    return provider.create(OptionValues.of(provider.options(), spec.options()), Start.empty(15));
  }

  private static List<Move> alternating(List<Move> moves) {
    List<Move> named = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      Stone stone = i % 2 == 0 ? Stone.BLACK : Stone.WHITE;
      Move move = moves.get(i);
      named.add(
          move instanceof Move.Place place
              ? new Move.Place(stone, place.point())
              : new Move.Pass(stone));
    }
    return named;
  }

  private static List<Move> moves(GameRecord record) {
    return record.follow(record.mainLine()).stream().map(Node::move).toList();
  }

  private static GameRecord corrected(String rules, List<Move> moves) {
    GameRecord record = GameRecord.of(rules, Start.empty(15), moves);
    return SidesByRules.of(record, board(rules));
  }

  @Test
  void restoresTheSidesOfRandomGames() {
    Random random = new Random(11);
    for (String rules : RULES) {
      for (int game = 0; game < 20; game++) {
        Board board = board(rules);
        MutableBoard playout = board.mutableCopy();
        for (int i = 0; i < 60 && !playout.over(); i++) {
          int move = playout.randomMove(random);
          playout.play(move);
          board = board.play(new Point(move % 15, move / 15));
        }
        assertThat(moves(corrected(rules, alternating(board.moves())))).isEqualTo(board.moves());
      }
    }
  }

  @Test
  void keepsPassesAndNotes() {
    String rules = RULES.get(1);
    List<RecordNote> notes = List.of(new RecordNote.Spent(Duration.ofSeconds(1)));
    Node last = new Node(new Move.Place(Stone.BLACK, Point.parse("h9")), notes, List.of());
    Node pass = new Node(new Move.Pass(Stone.WHITE), List.of(), List.of(last));
    Node first = new Node(new Move.Place(Stone.BLACK, Point.parse("h8")), List.of(), List.of(pass));
    GameRecord read = GameRecord.of(rules, Start.empty(15), List.of()).withLines(List.of(first));
    GameRecord found = SidesByRules.of(read, board(rules));
    Board played = board(rules).play(Point.parse("h8")).pass();
    assertThat(moves(found).get(1)).isEqualTo(new Move.Pass(Stone.WHITE));
    assertThat(moves(found).get(2)).isEqualTo(new Move.Place(played.toMove(), Point.parse("h9")));
    assertThat(found.follow(found.mainLine()).get(2).notes()).isEqualTo(notes);
  }

  @Test
  void keepsAllMovesFromARefusedOne() {
    List<Move> written = MoveText.parse("h8 h9 h10 h10 g8", Stone.BLACK);
    List<Move> found = moves(corrected(RULES.get(1), written));
    assertThat(found.get(2).stone()).isEqualTo(Stone.WHITE);
    assertThat(found.subList(3, 5)).isEqualTo(written.subList(3, 5));
  }

  @Test
  void keepsMovesAfterTheEnd() {
    List<Move> written = MoveText.parse("a1 a9 b1 b9 c1 c9 d1 d9 e1 h8", Stone.BLACK);
    assertThat(moves(corrected("freestyle", written))).isEqualTo(written);
  }
}
