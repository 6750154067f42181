package org.gobang.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;

/** Positions in the middle of games on 15 lines, which the strategies are measured on. */
final class MiddlegamePositions {

  /** How many positions there are. */
  static final int COUNT = 12;

  private static final List<String> GAMES =
      List.of(
          "i8 g7 e7 e8 j8 g5 e10 g4 e9 g2 g8 f8 f10 f4 g9 f3 c10"
              + " j10 c11 i10 g3 h4 d8 f9 d6 h5 h12 h10 e3 k9 k8 b4 c12 j5",
          "f10 f12 h11 h8 h9 e11 i11 d11 j9 h12 b11 c13 g11 d14 i9 c7 f11"
              + " e8 d7 b10 k8 j6 d6 b9 i14 f13 b14 a15 h10 e10 f9 c8 b7 h5",
          "j2 i2 h5 h2 h3 g4 i1 i3 h1 k4 i4 m2 j4 o2 f5 f4 m3"
              + " h4 g5 k2 o1 l3 l5 j5 l6 m8 e1 j3 j1 e5 l2 g2 n1 f1 f2",
          "j14 j15 h13 k13 g10 j13 e9 g9 h11 h10 i13 i12 f11 f10 f9 h14 g12"
              + " d9 f13 l14 k9 f12 j8 h12 g13 k14 k7 e11 g11 i10 m7 d8 k10 h8",
          "l6 l4 l7 n5 m4 m6 m7 m3 o2 o4 o8 l3 k4 j5 o5 k6 n1"
              + " n6 m5 k1 j4 l8 o3 n7 k3 l5 n8 j6 n9 l11 m9 k9 m2 m1",
          "a13 b14 d14 d13 d12 d15 f15 b15 b13 b12 e15 g15 g14 f13 i12 c12 g11"
              + " e12 e11 c14 f10 d11 f11 a12 i14 e10 c10 c11 h12 f14 e9 h15 f12 b9 g9",
          "b8 b9 a9 d9 a10 c10 b10 d11 d10 e12 f8 e13 e11 f10 f11 e10 e9"
              + " c8 g11 d12 c14 c7 c9 e8 b11 c12 f7 a7 g12 h10 e6 e7 g8 d8",
          "j1 k3 i2 l1 m1 l3 l5 i6 k5 m6 k7 n6 i7 o1 k1 j6 h2"
              + " g7 h7 l4 i3 f5 i9 j4 m3 j11 f9 o4 e7 n2 i1 k2 o7 j9",
          "c12 b14 e12 f14 e13 c14 c15 d15 f13 b15 e11 h15 h12 h14 g12 a14 e15"
              + " d14 d12 d11 e10 h13 a15 h11 j13 i9 i13 g13 i11 b12 g11 j15 k12 j10",
          "l2 l1 l4 k6 l3 j1 i5 k3 h6 i7 k1 m2 g5 j6 h5 i1 j7"
              + " f2 j2 h4 i3 h1 k8 h3 f8 g1 n2 g3 g2 o3 f4 f9 h2 k4",
          "j13 j11 l11 h15 i15 l10 m12 n12 i10 l13 j7 j12 l7 j6 i8 k9 h6"
              + " o13 f15 n14 k13 j5 j10 o12 k11 j8 i12 n11 k12 o14 l12 m13 j9 n13 m10",
          "k12 k14 i14 j11 j15 l13 j13 h13 k15 i12 k11 h11 j9 f13 m12 j12 l14"
              + " h12 g11 i11 l12 g12 e14 m14 o14 i10 c15 m9 f12 k10 g13 h15 j14 d13");

  private MiddlegamePositions() {}

  /** The positions, by rules that none of these games violates. */
  static List<Board> positions(String rules) {
    return GAMES.stream().map(game -> position(rules, game)).toList();
  }

  private static Board position(String rules, String game) {
    List<Move.Place> stones = new ArrayList<>();
    for (Move move : MoveText.parse(game, Stone.BLACK)) {
      stones.add((Move.Place) move);
    }
    Stone first = stones.size() % 2 == 0 ? Stone.BLACK : Stone.WHITE;
    return Services.board(rules, new Start(15, stones, first));
  }
}
