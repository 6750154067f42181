package org.gobang.ui.swing.present;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.BlockedRules;
import org.gobang.fixtures.workbench.FakeGame;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.position.PositionDescriber;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Slow rules, which must not block the window. */
class SlowRulesTest {

  private static final Point A1 = Point.parse("a1");
  private static final Point H8 = Point.parse("h8");

  private final CountDownLatch asked = new CountDownLatch(1);
  private final CountDownLatch mayAnswer = new CountDownLatch(1);
  private final AtomicBoolean slow = new AtomicBoolean();
  private final AtomicInteger onEventThread = new AtomicInteger();
  private final AtomicLong judged = new AtomicLong();
  private final ExecutorService host = Executors.newSingleThreadExecutor();

  @AfterEach
  void end() {
    mayAnswer.countDown();
    host.shutdown();
  }

  /** Counts calls on the event thread. A slow board waits for permission to answer. */
  private final class SlowBoard implements Board {
    private final Board board;

    SlowBoard(Board board) {
      this.board = board;
    }

    @Override
    public Verdict judge(Stone stone, Point point) {
      judged.incrementAndGet();
      if (SwingUtilities.isEventDispatchThread()) {
        onEventThread.incrementAndGet();
      }
      if (slow.get()) {
        asked.countDown();
        try {
          mayAnswer.await();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
      return point.equals(A1) && stone == Stone.BLACK
          ? new Verdict.Refused("overline", List.of(), true)
          : Verdict.ALLOWED;
    }

    @Override
    public String rules() {
      return board.rules();
    }

    @Override
    public Start start() {
      return board.start();
    }

    @Override
    public Stone toMove() {
      return board.toMove();
    }

    @Override
    public Cell at(int column, int row) {
      return board.at(column, row);
    }

    @Override
    public Outcome outcome() {
      return board.outcome();
    }

    @Override
    public List<Move> moves() {
      return board.moves();
    }

    @Override
    public Board play(Point point) {
      return new SlowBoard(board.play(point));
    }

    @Override
    public Board pass() {
      return new SlowBoard(board.pass());
    }
  }

  private final class SlowRules implements BoardProvider {
    private final BoardProvider rules;

    SlowRules(BoardProvider rules) {
      this.rules = rules;
    }

    @Override
    public String id() {
      return rules.id();
    }

    @Override
    public Label label(Locale locale) {
      return rules.label(locale);
    }

    @Override
    public Board create(Start start) {
      return new SlowBoard(rules.create(start));
    }
  }

  private static GamePresenter presenter(FakeWorkbench bench) {
    PositionDescriber describer = new PositionDescriber(bench, WindowTexts.in(bench.locale()));
    return new GamePresenter(bench, describer, SwingUtilities::invokeLater, System::nanoTime);
  }

  @Test
  void eventThreadContinuesDuringSlowRules() throws InterruptedException {
    FakeWorkbench bench =
        FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    BoardProvider renju = bench.rules.get("renju");
    bench.rules.put("renju", new SlowRules(Objects.requireNonNull(renju)));
    bench.notifying = host;
    GamePresenter game = presenter(bench);
    SwingUtilities.invokeLater(() -> game.session().begin(false, () -> {}, failure -> {}));
    await().until(() -> onEvents(() -> game.session().display().position().isPresent()));
    slow.set(true);
    host.execute(() -> bench.game().stands("h8", 0, false));
    asked.await();
    onEvents(
        () -> {
          game.board().hover(Optional.of(H8));
          game.board().moveFocus(1, 0);
          return game.board().bubble();
        });
    assertThat(onEvents(() -> game.board().spot(H8).stone()))
        .as("no refusal before the answer of the rules")
        .isEmpty();
    mayAnswer.countDown();
    await().until(() -> onEvents(() -> game.board().spot(H8).stone().isPresent()));
    assertThat(onEvents(() -> game.board().forbidden(A1))).isPresent();
    assertThat(judged).hasPositiveValue();
    assertThat(onEventThread).hasValue(0);
  }

  @Test
  void opensAnotherGameDuringASlowCreation() throws InterruptedException {
    FakeWorkbench bench =
        FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    BlockedRules blocked =
        new BlockedRules(bench.plugins().board("renju").orElseThrow().provider());
    bench.rules.put("renju", blocked);
    bench.opening = task -> new Thread(task).start();
    GamePresenter game = presenter(bench);
    SwingUtilities.invokeLater(() -> game.session().begin(false, () -> {}, failure -> {}));
    blocked.awaitCall();
    assertThat(onEvents(() -> game.session().display().status())).isEqualTo("Opening the game…");
    GameSetup wide =
        GameSetup.of(GameRecord.of("wide", Start.empty(19), List.of()))
            .black(FakeWorkbench.PERSON)
            .white(FakeWorkbench.PERSON)
            .build();
    SwingUtilities.invokeLater(() -> game.session().open(wide));
    await().until(() -> onEvents(() -> game.session().display().position().isPresent()));
    FakeGame atHand = bench.game();

    blocked.release();
    await().until(() -> bench.games.size() == 2 && bench.game().commands.contains("close"));
    assertThat(onEvents(() -> game.session().game())).contains(atHand);
    assertThat(atHand.commands).doesNotContain("close");
  }

  private static <T> T onEvents(Supplier<T> asking) {
    return CompletableFuture.supplyAsync(asking, SwingUtilities::invokeLater).join();
  }
}
