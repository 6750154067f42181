package org.gobang.presentation.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {

  @ParameterizedTest
  @CsvSource({"ROTATE_LEFT,o3", "ROTATE_RIGHT,a13", "MIRROR,m1", "FLIP,c15"})
  void turnsAPoint(Symmetry symmetry, String turned) {
    assertThat(symmetry.of(Point.parse("c1"), 15)).hasToString(turned);
  }

  private static GameRecord game() {
    Node last =
        new Node(
            new Move.Place(Stone.BLACK, Point.parse("i9")),
            List.of(
                new RecordNote.Marked("A", List.of(Point.parse("a1"), Point.parse("b3"))),
                new RecordNote.Connected(Point.parse("a1"), Point.parse("b3"), true)),
            List.of());
    Node other = new Node(new Move.Pass(Stone.BLACK), List.of(), List.of());
    Node offer =
        new Node(new Move.Choose(Stone.WHITE, "offer-c1"), List.of(), List.of(last, other));
    Start start =
        new Start(15, List.of(new Move.Place(Stone.BLACK, Point.parse("h8"))), Stone.WHITE);
    return GameRecord.of("renju", start, List.of())
        .withTags(Map.of("black", "Ann"))
        .withNotes(List.of(new RecordNote.Comment("at a1")))
        .withLines(List.of(offer));
  }

  @ParameterizedTest
  @EnumSource
  void restoresThePointAfterTheInverse(Symmetry symmetry) {
    Symmetry back =
        switch (symmetry) {
          case ROTATE_LEFT -> Symmetry.ROTATE_RIGHT;
          case ROTATE_RIGHT -> Symmetry.ROTATE_LEFT;
          default -> symmetry;
        };
    GameRecord turned = symmetry.of(game());
    assertThat(turned).isNotEqualTo(game());
    assertThat(back.of(turned)).isEqualTo(game());
  }

  @Test
  void turnsMovesChoicesAndMarks() {
    GameRecord turned = Symmetry.ROTATE_RIGHT.of(game());
    Node offer = turned.lines().get(0);
    // The left edge becomes the top edge.
    assertThat(offer.move()).isEqualTo(new Move.Choose(Stone.WHITE, "offer-a13"));
    assertThat(offer.next().get(0).move().toString()).isEqualTo("i7");
    assertThat(offer.next().get(0).notes())
        .containsExactly(
            new RecordNote.Marked("A", List.of(Point.parse("a15"), Point.parse("c14"))),
            new RecordNote.Connected(Point.parse("a15"), Point.parse("c14"), true));
    assertThat(offer.next().get(1).move()).isInstanceOf(Move.Pass.class);
    assertThat(turned.tags()).containsEntry("black", "Ann");
    assertThat(turned.start().first()).isEqualTo(Stone.WHITE);
  }

  @Test
  void turnsAGameOfThousandsOfMoves() {
    List<Move> passes = MoveText.parse("pass ".repeat(20_000), Stone.BLACK);
    GameRecord deep = GameRecord.of("freestyle", Start.empty(15), passes);
    assertThat(Symmetry.FLIP.of(deep).mainLine()).hasSize(20_000);
  }
}
