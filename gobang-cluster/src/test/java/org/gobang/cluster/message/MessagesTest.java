package org.gobang.cluster.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.gobang.api.RefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessagesTest {

  private static final List<Function<String, Object>> READERS =
      List.of(GameRequest::read, GameResult::read, Greeting::read, Answer::read);

  @Test
  void comeBackAsTheyWereSent() {
    Greeting greeting = new Greeting("alpha-7", 4, "1.0-abc");
    assertThat(Greeting.read(greeting.text())).isEqualTo(greeting);
    Answer accepted = new Answer("7f", Optional.empty());
    assertThat(Answer.read(accepted.text())).isEqualTo(accepted);
    Answer refused = new Answer("7f", Optional.of("another build"));
    assertThat(Answer.read(refused.text())).isEqualTo(refused);
    GameResult refusal = GameResult.read(GameResult.refusal("7f-1-00", "alpha-7", "no player"));
    assertThat(refusal.id()).isEqualTo("7f-1-00");
    assertThat(refusal.refused()).contains("no player");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "[]", "{}", "7", "{\"id\":7,\"run\":7,\"name\":7}"})
  void areRefusedWhereTheyAreNone(String text) {
    assertThat(READERS)
        .allSatisfy(
            reader ->
                assertThatThrownBy(() -> reader.apply(text)).isInstanceOf(RefusedException.class));
  }
}
