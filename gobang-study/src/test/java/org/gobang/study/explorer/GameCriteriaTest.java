package org.gobang.study.explorer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameCriteriaTest {

  private static final GameRecord GAME =
      GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 h9 i9 g7", Stone.BLACK))
          .withTags(Map.of("black", "Ada Õun", "white", "Bob", "date", "2009-08", "ON", "D4"));

  @ParameterizedTest
  @CsvSource({
    "'', '', '', true",
    "õun, '', '', true",
    "bob, '', '', true",
    "Eve, '', '', false",
    "'', d4, '', true",
    "'', Kagetsu, '', true",
    "'', hogetsu, '', false",
    "'', '', 2009, true",
    "'', '', 2010, false",
    "'', '', 2000-2009, true",
    "'', '', 2010-2020, false",
    "ada, kagetsu, 2009, true",
    "ada, kagetsu, 2008, false"
  })
  void selectsGamesByPlayerOpeningAndYear(
      String player, String opening, String years, boolean wanted) {
    assertThat(new GameCriteria(player, opening, years).matches(GAME)).isEqualTo(wanted);
  }

  @Test
  void gameWithoutTagsHasNoYear() {
    GameRecord bare = GAME.withTags(Map.of());
    assertThat(GameCriteria.ALL.matches(bare)).isTrue();
    assertThat(new GameCriteria("", "", "2009").matches(bare)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"9", "2009-", "2009-10", "x"})
  void refusesInvalidYears(String years) {
    assertThatThrownBy(() -> new GameCriteria("", "", years))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("years are written 2009 or 2000-2009, not \"" + years + "\"");
  }
}
