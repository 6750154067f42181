package org.gobang.engines.botzone;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.time.Instant;
import org.gobang.api.RefusedException;
import org.gobang.engines.TestPlayers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BotzoneTest {

  private static final String FIRST = "{\"requests\":[{\"x\":-1,\"y\":-1}],\"responses\":[]}";
  private static final String KEEP = "\n>>>BOTZONE_REQUEST_KEEP_RUNNING<<<\n";

  private static String answer(String toy, boolean keepRunning, String... said)
      throws InterruptedException {
    ByteArrayOutputStream heard = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(heard, false, UTF_8);
    new Botzone(new TestPlayers(), TestPlayers.who(toy), out)
        .serve(
            new ByteArrayInputStream(String.join("\n", said).getBytes(UTF_8)),
            Instant.now(),
            keepRunning);
    return heard.toString(UTF_8);
  }

  @Test
  void playsTheFirstMoveAsBlack() throws Exception {
    assertThat(answer("first", false, FIRST)).isEqualTo("{\"response\":{\"x\":0,\"y\":0}}\n");
  }

  @Test
  void replaysRequestsAndResponsesInOrder() throws Exception {
    String turn =
        "{\"requests\":[{\"x\":0,\"y\":0},{\"x\":2,\"y\":0}],\"responses\":[{\"x\":1,\"y\":0}]}";
    assertThat(answer("first", false, turn)).isEqualTo("{\"response\":{\"x\":3,\"y\":0}}\n");
  }

  @Test
  void returnsStoredDataUnchanged() throws Exception {
    String kept = "\"data\":{\"a\":[1,\"五\"]},\"globaldata\":\"g\"";
    String turn = FIRST.replace("}],", "}]," + kept + ",");
    assertThat(answer("first", false, turn))
        .isEqualTo("{\"response\":{\"x\":0,\"y\":0}," + kept + "}\n");
  }

  @Test
  void keepsRunningWithOnlyRequests() throws Exception {
    String again =
        "{\"requests\":[{\"x\":-1,\"y\":-1},{\"x\":5,\"y\":5}],\"responses\":[{\"x\":0,\"y\":0}]}";
    assertThat(answer("first", true, FIRST, "{\"x\":1,\"y\":0}", again, "{\"x\":2,\"y\":0}"))
        .isEqualTo(
            "{\"response\":{\"x\":0,\"y\":0}}"
                + KEEP
                + "{\"response\":{\"x\":2,\"y\":0}}"
                + KEEP
                + "{\"response\":{\"x\":1,\"y\":0}}"
                + KEEP
                + "{\"response\":{\"x\":3,\"y\":0}}"
                + KEEP);
  }

  @Test
  void answersImmediatelyWithoutTime() throws Exception {
    ByteArrayOutputStream heard = new ByteArrayOutputStream();
    new Botzone(new TestPlayers(), TestPlayers.who("patient"), new PrintStream(heard, false, UTF_8))
        .serve(
            new ByteArrayInputStream(FIRST.getBytes(UTF_8)), Instant.now().minusSeconds(5), false);
    assertThat(heard.toString(UTF_8)).isEqualTo("{\"response\":{\"x\":0,\"y\":0}}\n");
  }

  @Test
  void printsOneLinePerTurn() throws Exception {
    assertThat(answer("first", false, FIRST, "{\"x\":1,\"y\":0}")).hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      textBlock =
          """
          {"requests":[                       ; none from column
          {"requests":[{"x":-1,"y":-1}]} x    ; none from column
          nonsense                            ; none from column 1 on
          [1]                                 ; a JSON object, not [1]
          {}                                  ; the request: x must be a whole number from -1 to 14
          {"requests":{},"responses":[]}      ; requests must be a list with one more element
          {"requests":[],"responses":[]}      ; requests must be a list with one more element
          {"requests":[{"x":1,"y":1}],"responses":1}  ; requests must be a list
          {"requests":["1,1"]}                ; requests[0]: x must be
          {"requests":[{"x":1}]}              ; requests[0]: y must be
          {"requests":[{"x":1.5,"y":1}]}      ; requests[0]: x must be
          {"requests":[{"x":15,"y":1}]}       ; requests[0]: x must be
          {"requests":[{"x":99999999999,"y":1}]} ; requests[0]: x must be
          {"requests":[{"x":-1,"y":1}]}       ; requests[0]: x and y are both -1 or none of them
          {"requests":[{"x":1,"y":1},{"x":2,"y":2}],"responses":[{"x":1,"y":1}]} ; responses[0]: 1,1: occupied
          """)
  void refusesInvalidTurns(String said, String sentence) {
    assertThatThrownBy(() -> answer("first", false, said))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void refusesDeeplyNestedInput() {
    assertThatThrownBy(() -> answer("first", false, "[".repeat(5000)))
        .isInstanceOf(RefusedException.class)
        .hasMessage("a turn is a JSON object on one line, and this is none");
  }

  @Test
  void refusesEmptyInput() {
    assertThatThrownBy(() -> answer("first", true))
        .isInstanceOf(RefusedException.class)
        .hasMessage("the input has no turn");
  }

  @Test
  void refusesAFinishedGame() {
    String turn =
        "{\"requests\":[{\"x\":0,\"y\":0},{\"x\":1,\"y\":0},{\"x\":2,\"y\":0},{\"x\":3,\"y\":0},"
            + "{\"x\":4,\"y\":0}],\"responses\":[{\"x\":0,\"y\":1},{\"x\":1,\"y\":1},"
            + "{\"x\":2,\"y\":1},{\"x\":3,\"y\":1}]}";
    assertThatThrownBy(() -> answer("first", false, turn))
        .isInstanceOf(RefusedException.class)
        .hasMessage("the game is over");
  }

  @Test
  void reportsAFailingPlayer() {
    assertThatThrownBy(() -> answer("crashes", false, FIRST))
        .isInstanceOf(RefusedException.class)
        .hasMessage("crashes threw java.lang.IllegalStateException: out of order");
  }
}
