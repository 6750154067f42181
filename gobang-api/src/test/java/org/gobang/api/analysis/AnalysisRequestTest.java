package org.gobang.api.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.gobang.api.Label;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.AnalysisFeature;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;
import org.junit.jupiter.api.Test;

class AnalysisRequestTest {

  private static final Board BOARD = board("first");
  private static final Budget NODES = Budget.of(new Budget.Limit.Nodes(9));
  private static final AnalysisRequest USUAL = AnalysisRequest.of(BOARD, NODES);

  /** Returns a board used only for comparison. */
  private static Board board(String name) {
    Object board =
        Proxy.newProxyInstance(
            Board.class.getClassLoader(),
            new Class<?>[] {Board.class},
            (self, method, arguments) ->
                switch (method.getName()) {
                  case "equals" -> self == Objects.requireNonNull(arguments)[0];
                  case "hashCode" -> name.hashCode();
                  case "size" -> 15;
                  default -> name;
                });
    return (Board) board;
  }

  @Test
  void requestsTheBestLineByDefault() {
    assertThat(USUAL.position()).isSameAs(BOARD);
    assertThat(USUAL.budget()).isEqualTo(NODES);
    assertThat(USUAL.lines()).isEqualTo(1);
    assertThat(USUAL.excluded()).isEmpty();
    assertThat(USUAL.seeksWin()).isFalse();
  }

  @Test
  void eachChangeKeepsOtherParts() {
    Set<Point> points = new HashSet<>(Set.of(Point.parse("h8")));
    AnalysisRequest request = USUAL.without(points).withLines(3).seekingWin();
    points.clear();
    assertThat(request.excluded()).containsExactly(Point.parse("h8"));
    assertThat(request.lines()).isEqualTo(3);
    assertThat(request.seeksWin()).isTrue();
    assertThat(request.position()).isSameAs(BOARD);
    assertThat(request)
        .hasToString(
            "AnalysisRequest[position=first, budget="
                + NODES
                + ", lines=3, excluded=[h8], seeksWin=true]");
  }

  @Test
  void equalsOneWithTheSameParts() {
    assertThat(USUAL.withLines(2))
        .isEqualTo(USUAL.withLines(2))
        .hasSameHashCodeAs(USUAL.withLines(2));
    assertThat(USUAL)
        .isNotEqualTo(USUAL.withLines(2))
        .isNotEqualTo(USUAL.seekingWin())
        .isNotEqualTo(AnalysisRequest.of(board("other"), NODES));
  }

  @Test
  void refusesPointsOutsideTheBoard() {
    assertThatThrownBy(() -> USUAL.without(Set.of(Point.parse("p1"))))
        .isInstanceOf(RefusedException.class)
        .hasMessage("p1 is outside the board");
  }

  @Test
  void refusesLessThanOneLine() {
    assertThatIllegalArgumentException().isThrownBy(() -> USUAL.withLines(0));
  }

  /** Returns a provider whose players have the given features. */
  private static PlayerProvider able(AnalysisFeature... features) {
    return new PlayerProvider() {
      @Override
      public String id() {
        return "acme";
      }

      @Override
      public Label label(Locale locale) {
        return new Label("Acme");
      }

      @Override
      public Set<AnalysisFeature> analysisFeatures() {
        return Set.of(features);
      }

      @Override
      public Player create(Settings settings, Board start) {
        throw new AssertionError("no player is needed to ask what it can do");
      }
    };
  }

  @Test
  void refusesUnsupportedRequests() {
    AnalysisRequest without = USUAL.without(Set.of(Point.parse("h8")));
    assertThatThrownBy(() -> without.checkSupported(able(AnalysisFeature.WIN_SEARCH)))
        .isInstanceOf(RefusedException.class)
        .hasMessage("acme cannot leave out moves")
        .extracting(refused -> ((RefusedException) refused).kind())
        .isEqualTo(AnalysisRequest.NO_EXCLUSION);
    assertThatThrownBy(
            () -> USUAL.seekingWin().checkSupported(able(AnalysisFeature.EXCLUDED_MOVES)))
        .isInstanceOf(RefusedException.class)
        .hasMessage("acme cannot search for forced wins")
        .extracting(refused -> ((RefusedException) refused).kind())
        .isEqualTo(AnalysisRequest.NO_WIN_SEARCH);
    assertThatCode(
            () -> {
              USUAL.checkSupported(able());
              without.seekingWin().checkSupported(able(AnalysisFeature.values()));
            })
        .doesNotThrowAnyException();
  }
}
