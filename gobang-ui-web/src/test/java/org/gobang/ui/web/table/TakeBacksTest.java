package org.gobang.ui.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests take-backs between two humans with the consent of the opponent. */
class TakeBacksTest {

  private final TestTables all = TestTables.people();
  private final TestTables.Guest owner = all.owner();
  private final TestTables.Guest white = all.visit(Role.WHITE);

  /** Plays a move of Black and one of White. */
  private void play(String black, String answer) {
    owner.play(black);
    white.play(answer);
  }

  private static String request(TestTables.Guest asked) {
    return asked.page.text("request", "text");
  }

  @Test
  void asksTheOtherPlayerBesideTheBoard() {
    play("h8", "i9");
    white.act("undo");
    assertThat(request(owner)).isEqualTo("White asks to take back move 2.");
    assertThat(owner.page.texts("text", "request", "buttons")).containsExactly("Accept", "Decline");
    assertThat(owner.page.find("ask", "text")).isEmpty();
    assertThat(request(white)).isEmpty();
    assertThat(white.notice()).isEqualTo("Take-back requested (1 of 3 in this game).");
    owner.reply("yes");
    assertThat(white.stones()).isEqualTo("h8=black").isEqualTo(owner.stones());
    assertThat(request(owner)).isEmpty();
  }

  @Test
  void namesTheMovesToTakeBack() {
    play("h8", "i9");
    owner.act("undo");
    assertThat(request(white)).isEqualTo("Black asks to take back moves 1 to 2.");
    white.reply("yes");
    assertThat(owner.stones()).isEmpty();
  }

  @Test
  void allowsOneRequestPerMove() {
    play("h8", "i9");
    white.act("undo").act("undo");
    assertThat(white.notice()).isEqualTo("Your opponent hasn’t answered the previous request yet.");
    owner.reply("no");
    assertThat(white.notice()).isEqualTo("The other player has declined the take-back.");
    white.act("undo");
    assertThat(white.notice()).isEqualTo("You can ask again after your next move.");
    assertThat(request(owner)).isEmpty();
    owner.play("j10");
    white.act("undo");
    assertThat(white.notice()).isEqualTo("You can ask again after your next move.");
    white.play("k11").act("undo");
    assertThat(request(owner)).isEqualTo("White asks to take back move 4.");
  }

  @Test
  void allowsThreeRequestsPerGame() {
    List<String> black = List.of("a1", "c1", "e1", "g1");
    List<String> answers = List.of("b3", "d3", "f3", "h3");
    for (int round = 0; round < 3; round++) {
      play(black.get(round), answers.get(round));
      white.act("undo");
      assertThat(white.notice()).contains((round + 1) + " of 3");
      owner.reply("no");
    }
    play(black.get(3), answers.get(3));
    white.act("undo");
    assertThat(white.notice()).isEqualTo("You can ask for a take-back 3 times per game.");
    assertThat(request(owner)).isEmpty();
    owner.act("undo");
    assertThat(request(white)).isNotEmpty();
    white.reply("no");
    owner.act("new").press("begin");
    play("a1", "b3");
    white.act("undo");
    assertThat(white.notice()).contains("1 of 3");
  }

  @Test
  void moveDeclinesTheRequest() {
    play("h8", "i9");
    white.act("undo");
    owner.play("j10");
    assertThat(request(owner)).isEmpty();
    assertThat(white.stones()).isEqualTo("h8=black i9=white j10=black");
  }

  @Test
  void newGameWithdrawsTheRequest() {
    play("h8", "i9");
    white.act("undo");
    owner.act("new").press("begin");
    assertThat(request(owner)).isEmpty();
  }

  @Test
  void revokedSeatWithdrawsTheRequest() {
    play("h8", "i9");
    white.act("undo");
    owner.act("invite").press("free-white");
    assertThat(request(owner)).isEmpty();
  }

  @Test
  void takesBackAResignation() {
    play("h8", "i9");
    white.act("resign").answer("yes");
    white.act("undo");
    assertThat(request(owner)).isEqualTo("White asks to resume the game.");
    owner.reply("yes");
    assertThat(owner.stones()).isEqualTo("h8=black i9=white");
    assertThat(owner.page.find("game", "end", "title")).isEmpty();
  }

  @Test
  void ownQuestionDoesNotReplaceTheRequest() {
    play("h8", "i9");
    white.act("undo");
    owner.act("resign");
    assertThat(request(owner)).isNotEmpty();
    owner.answer("no").reply("yes");
    assertThat(owner.stones()).isEqualTo("h8=black");
  }

  @Test
  void acceptsAnAgreementAfterAComment() {
    play("h8", "i9");
    white.act("undo");
    owner.act("comment", "path", "0.0", "text", "hm").reply("yes");
    assertThat(white.stones()).isEqualTo("h8=black");
  }

  @Test
  void makesNoRequestWithoutAMove() {
    owner.play("h8");
    white.act("undo");
    assertThat(white.notice()).contains("Nothing to take back");
    assertThat(request(owner)).isEmpty();
  }

  @Test
  void absentPlayerCannotAgree() {
    owner.play("h8");
    white.page.close();
    owner.act("undo");
    assertThat(owner.notice()).contains("not connected");
    assertThat(owner.stones()).isEqualTo("h8=black");
  }
}
