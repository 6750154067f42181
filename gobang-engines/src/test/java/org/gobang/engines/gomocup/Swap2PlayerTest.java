package org.gobang.engines.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.OptionValues;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Settings;
import org.gobang.api.record.Ending;
import org.gobang.engines.BrainProgram;
import org.gobang.engines.TestJvm;
import org.gobang.engines.TestPlayers;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerReply;
import org.gobang.game.PlayerSetup;
import org.gobang.game.StopSignal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Engines in games with an opening rule. */
class Swap2PlayerTest {

  private static final String SWAP2 = "freestyle:opening=swap2";
  private static final Budget BUDGET = Budget.of(new Budget.Limit.MoveTime(Duration.ofSeconds(20)));

  private final TestPlayers toys = new TestPlayers();
  private final List<GuardedPlayer> open = new ArrayList<>();
  private final List<Insight> reports = new CopyOnWriteArrayList<>();

  @AfterEach
  void close() {
    open.forEach(GuardedPlayer::close);
  }

  private GuardedPlayer create(String command, boolean swap2, Board board) throws Exception {
    GomocupProvider provider = new GomocupProvider("toy", Map.of("swap2", String.valueOf(swap2)));
    Settings settings = Settings.of(provider.options(), Map.of("command", command), 0);
    GuardedPlayer player =
        GuardedPlayer.create(new PlayerSetup("toy", provider, settings, thread -> {}), board);
    open.add(player);
    return player;
  }

  private Board board(String rules, String moves) {
    Board board = toys.board(rules, Start.empty(15));
    for (Move move : MoveText.parseWithChoices(moves, board.toMove())) {
      board = board.play(move);
    }
    return board;
  }

  private PlayerReply reply(GuardedPlayer player, Board board) throws InterruptedException {
    reports.clear();
    return player.ask(board, BUDGET, 1, new StopSignal(), reports::add);
  }

  private String answer(GuardedPlayer player, Board board) throws InterruptedException {
    PlayerReply reply = reply(player, board);
    return reply instanceof PlayerReply.Decided decided
        ? decided.key()
        : ((PlayerReply.Chosen) reply).point().toString();
  }

  private List<String> commands() {
    return reports.stream()
        .map(each -> ((Insight.Note) each).text())
        .filter(line -> !line.startsWith("INFO"))
        .toList();
  }

  @Test
  void placesTheOpeningAndTakesBlack() throws Exception {
    GuardedPlayer player = create(ToyEngine.command("adds"), true, board(SWAP2, ""));
    assertThat(answer(player, board(SWAP2, ""))).isEqualTo("a15");
    assertThat(commands())
        .containsExactly("START 15", "YXSHOWINFO", "START 15", "SWAP2BOARD", "DONE");
    assertThat(answer(player, board(SWAP2, "a15"))).isEqualTo("b15");
    assertThat(answer(player, board(SWAP2, "a15 b15"))).isEqualTo("c15");
    assertThat(commands()).isEmpty();
    String five = "a15 b15 c15 add-two h8 h9";
    assertThat(answer(player, board(SWAP2, five))).isEqualTo("take-black");
    assertThat(commands())
        .containsExactly("RESTART", "SWAP2BOARD", "0,0", "1,0", "2,0", "7,7", "7,6", "DONE");
    assertThat(answer(player, board(SWAP2, five + " take-black a1"))).isEqualTo("d15");
    assertThat(commands())
        .containsExactly("RESTART", "BOARD", "0,0,1", "1,0,2", "2,0,1", "7,7,2", "7,6,1", "0,14,2");
    assertThat(answer(player, board(SWAP2, five + " take-black a1 d15 b1"))).isEqualTo("e15");
    assertThat(commands()).containsExactly("TURN 1,14");
  }

  @Test
  void placesTwoStonesAndReceivesWhite() throws Exception {
    GuardedPlayer player = create(ToyEngine.command("adds"), true, board(SWAP2, ""));
    assertThat(answer(player, board(SWAP2, "h8 h9 h10"))).isEqualTo("add-two");
    assertThat(answer(player, board(SWAP2, "h8 h9 h10 add-two"))).isEqualTo("a15");
    assertThat(answer(player, board(SWAP2, "h8 h9 h10 add-two a15"))).isEqualTo("b15");
    assertThat(answer(player, board(SWAP2, "h8 h9 h10 add-two a15 b15 take-black")))
        .isEqualTo("c15");
    assertThat(commands())
        .containsExactly("RESTART", "BOARD", "7,7,2", "7,6,1", "7,5,2", "0,0,1", "1,0,2");
  }

  @Test
  void keepsWhiteWithAStone() throws Exception {
    GuardedPlayer player = create(ToyEngine.command("stays"), true, board(SWAP2, ""));
    assertThat(answer(player, board(SWAP2, "h8 h9 h10"))).isEqualTo("take-white");
    assertThat(answer(player, board(SWAP2, "h8 h9 h10 take-white"))).isEqualTo("a15");
    assertThat(commands()).isEmpty();
    // Instead of TURN, the engine receives the whole position again.
    assertThat(answer(player, board(SWAP2, "h8 h9 h10 take-white a15 i9"))).isEqualTo("b15");
    assertThat(commands()).contains("BOARD", "7,7,2", "0,0,1", "8,6,2");
    assertThat(answer(player, board(SWAP2, "h8 h9 h10 add-two a1 b1"))).isEqualTo("take-white");
    assertThat(answer(player, board(SWAP2, "h8 h9 h10 add-two a1 b1 take-white"))).isEqualTo("a15");
  }

  /** The command has no answer for one stone, so the engine is asked for a move. */
  @Test
  void continuesAStartedOpening() throws Exception {
    GuardedPlayer player = create(ToyEngine.command("adds"), true, board(SWAP2, "h8"));
    assertThat(answer(player, board(SWAP2, "h8"))).isEqualTo("a15");
    assertThat(commands()).endsWith("START 15", "TURN 7,7");
    assertThat(answer(player, board(SWAP2, "h8 a15"))).isEqualTo("b15");
    assertThat(commands()).containsExactly("RESTART", "BOARD", "7,7,1", "0,0,2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "good | '' | REFUSED | toy cannot play the opening: to SWAP2BOARD with 0 stones it says"
            + " UNKNOWN; with swap2=false another player plays it",
        "swaps | '' | ILLEGAL | toy cannot play the opening: to SWAP2BOARD with 0 stones it says"
            + " SWAP; with swap2=false another player plays it",
        "stays | '' | ILLEGAL | toy cannot play the opening: to SWAP2BOARD with 0 stones it says"
            + " 0,0; with swap2=false another player plays it",
        "adds-again | h8 h9 h10 add-two i8 i9 | ILLEGAL | toy cannot play the opening: to"
            + " SWAP2BOARD with 5 stones it says 0,0 1,0; with swap2=false another player plays it",
        "outside | h8 h9 h10 | ILLEGAL | toy played 15,3, which is not on the board",
        "declines | h8 h9 h10 | REFUSED | toy cannot play the opening: to SWAP2BOARD with 3 stones"
            + " it says ERROR no move; with swap2=false another player plays it",
        "crashes | h8 h9 h10 | CRASHED | toy ended its process (status 1); its last output:"
            + " Exception in thread \"main\" java.lang.IllegalStateException: evaluation failed",
      })
  void losesWithAMessage(String manner, String moves, Ending ending, String words)
      throws Exception {
    Board board = board(SWAP2, moves);
    PlayerReply reply = reply(create(ToyEngine.command(manner), true, board), board);
    assertThat(((PlayerReply.Failed) reply).ending()).isEqualTo(ending);
    assertThat(((PlayerReply.Failed) reply).words().toString()).isEqualTo(words);
  }

  @Test
  void losesByAnOccupiedPoint() throws Exception {
    Board board = board(SWAP2, "h8 h9 h10");
    GuardedPlayer player = create(ToyEngine.command("occupies"), true, board);
    assertThat(answer(player, board)).isEqualTo("take-white");
    PlayerReply reply = reply(player, board.choose("take-white"));
    assertThat(((PlayerReply.Failed) reply).words().toString())
        .isEqualTo("toy played h8: occupied");
  }

  /** Another player has played the opening. */
  @ParameterizedTest
  @CsvSource({
    "renju:opening=soosorv-8, h8 h9 h10 swap a1 fifths-1 swap b1, '7,7,2 7,6,1 7,5,2 0,14,1 1,14,2'",
    "freestyle:opening=swap, h8 swap i8, '7,7,1 8,7,2'",
    "standard:opening=swap2, h8 h9 h10 take-black, '7,7,2 7,6,1 7,5,2'",
  })
  void takesOverAfterTheOpening(String rules, String moves, String stones) throws Exception {
    GuardedPlayer player = create(ToyEngine.command("good"), false, board(rules, ""));
    assertThat(answer(player, board(rules, moves))).isEqualTo("a15");
    List<String> position = new ArrayList<>(List.of("START 15", "BOARD"));
    position.addAll(List.of(stones.split(" ", -1)));
    assertThat(commands()).endsWith(position.toArray(new String[0]));
  }

  @Test
  void playsOnlySupportedOpenings() {
    GomocupProvider provider = new GomocupProvider("toy", Map.of("command", "x", "swap2", "true"));
    OptionValues values = OptionValues.of(provider.options(), Map.of());
    assertThat(provider.playsOpening(values, board(SWAP2, ""))).isTrue();
    assertThat(provider.playsOpening(values, board("freestyle:opening=swap", ""))).isFalse();
    OptionValues off = OptionValues.of(provider.options(), Map.of("swap2", "false"));
    assertThat(provider.playsOpening(off, board(SWAP2, ""))).isFalse();
  }

  /** Engine players against brains, in real processes. */
  @Test
  void playsCompleteGamesAgainstABrain() throws Exception {
    for (int game = 0; game < 3; game++) {
      Board board = toys.board("renju:opening=swap2", Start.empty(9));
      GuardedPlayer first = create(brain("random", game), true, board);
      GuardedPlayer second = create(brain("random", game + 10), true, board);
      while (board.outcome() instanceof Outcome.Undecided) {
        boolean firstActs = (board.toAct() == Stone.BLACK) != board.swapped();
        String move = answer(firstActs ? first : second, board);
        board = board.play(MoveText.parseWithChoices(move, board.toMove()).get(0));
      }
      assertThat(board.moves()).hasSizeGreaterThan(9);
    }
  }

  private static String brain(String player, int seed) {
    List<String> command = new ArrayList<>(List.of(TestJvm.java()));
    command.addAll(TestJvm.main(BrainProgram.class, player, String.valueOf(seed)));
    return Quoting.join(command);
  }
}
