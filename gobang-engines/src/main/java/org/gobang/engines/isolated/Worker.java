package org.gobang.engines.isolated;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.record.Ending;
import org.gobang.engines.process.ProcessTree;
import org.gobang.game.BoardSource;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerReply;
import org.gobang.game.PlayerSetup;
import org.gobang.game.PlayerSource;
import org.gobang.game.PlayerWarmUp;
import org.gobang.game.StopSignal;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The other end of an isolated player: makes the real one and hands on what it answers. The process
 * it runs in serves this one player and no other purpose.
 *
 * @param <S> where the player and its boards come from
 */
public final class Worker<S extends PlayerSource & BoardSource> {

  private static final Logger LOG = LoggerFactory.getLogger(Worker.class);

  /** The guard of a player gives it two times of grace to close. */
  private static final Duration TO_CLOSE = GuardedPlayer.GRACE.multipliedBy(3);

  private final Supplier<S> plugins;
  private final PrintStream out;
  private final ExecutorService asker =
      Executors.newSingleThreadExecutor(
          code -> {
            Thread thread = new Thread(code, "gobang-worker");
            thread.setDaemon(true);
            return thread;
          });

  private volatile @Nullable Made<S> made;

  /** Of the latest question, as are its number and its stop. */
  private int number;

  private StopSignal stop = new StopSignal();

  /** Why the application cannot be heard any more, unless it has ended the line. */
  private volatile @Nullable Exception broken;

  /** A player, and where its boards come from. */
  private record Made<S>(GuardedPlayer player, S plugins) {}

  private Worker(PrintStream out, Supplier<S> plugins) {
    this.out = out;
    this.plugins = plugins;
  }

  /**
   * Serves until the input ends; then ends the player, all that it started, and the process. That
   * is done without an orderly exit, which a player that does not end would hold up.
   *
   * <p>From now on the standard input is empty for everybody else, and what they print goes to the
   * standard error.
   *
   * @param in what the application says
   * @param out what the application hears: nobody else is to write there
   * @param plugins loads what is needed to make the player; asked once, when this is listening
   * @param <S> where the player and its boards come from
   */
  public static <S extends PlayerSource & BoardSource> void serve(
      InputStream in, PrintStream out, Supplier<S> plugins) {
    System.setIn(InputStream.nullInputStream());
    System.setOut(System.err);
    Worker<S> worker = new Worker<>(out, plugins);
    try {
      worker.obey(in);
    } finally {
      worker.end();
    }
  }

  private void obey(InputStream in) {
    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    try {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        obey(MessageText.read(line));
      }
    } catch (IOException | RefusedException e) {
      broken = e;
    }
  }

  private void obey(Message message) {
    if (message instanceof Message.Create create) {
      asker.execute(() -> create(create));
    } else if (message instanceof Message.Choose choose) {
      StopSignal ofThisQuestion = new StopSignal();
      number = choose.number();
      stop = ofThisQuestion;
      asker.execute(() -> choose(choose, ofThisQuestion));
    } else if (message instanceof Message.Stop wanted && wanted.number() == number) {
      stop.request();
    }
  }

  private void create(Message.Create create) {
    try {
      S found = plugins.get();
      Board start = create.position().on(found);
      PlayerSetup setup = found.player(create.who());
      warmUp(setup, start);
      made = new Made<>(GuardedPlayer.create(setup, start), found);
      say(new Message.Ready());
    } catch (RefusedException refused) {
      say(new Message.Refused(String.valueOf(refused.getMessage())));
    } catch (Throwable thrown) {
      LOG.warn("A board failed before the game", thrown);
      say(new Message.Refused("the board failed: " + thrown.getClass().getName()));
    }
  }

  /** The first messages take Java many times the time of later ones, as the first searches do. */
  private static void warmUp(PlayerSetup setup, Board start) throws InterruptedException {
    Point point = new Point(0, 0);
    Budget budget = Budget.of(new Budget.Limit.MoveTime(Duration.ofSeconds(1)));
    Stream.of(
            new Message.Choose(0, WirePosition.of(start), budget, 1),
            new Message.Report(0, new Insight.Line(1, 1, 1, new Score.Estimate(0), List.of(point))),
            new Message.Answer(0, point))
        .map(MessageText::write)
        .forEach(MessageText::read);
    PlayerWarmUp.run(setup, start, insight -> MessageText.write(new Message.Report(0, insight)));
  }

  private void choose(Message.Choose choose, StopSignal stop) {
    int asked = choose.number();
    try {
      Made<S> who = Objects.requireNonNull(made, "asked before it was to make a player");
      Board board = choose.position().on(who.plugins());
      Consumer<Insight> reports = insight -> say(new Message.Report(asked, insight));
      say(answer(asked, who.player().ask(board, choose.budget(), choose.lines(), stop, reports)));
    } catch (InterruptedException nobodyWaits) {
      LOG.debug("Question {} is not to be answered any more", asked, nobodyWaits);
    } catch (Throwable thrown) {
      LOG.warn("A board failed under a player", thrown);
      String words = "the board failed: " + thrown.getClass().getName();
      say(new Message.Failure(asked, Ending.CRASHED, words));
    }
  }

  /** Whether a move is legal the application judges for itself. */
  private static Message answer(int number, PlayerReply reply) {
    if (reply instanceof PlayerReply.Chosen chosen) {
      return new Message.Answer(number, chosen.point());
    }
    PlayerReply.Failed failed = (PlayerReply.Failed) reply;
    return failed
        .tried()
        .<Message>map(tried -> new Message.Answer(number, tried.point()))
        .orElseGet(() -> new Message.Failure(number, failed.ending(), failed.words()));
  }

  private void say(Message message) {
    String line = MessageText.write(message);
    synchronized (out) {
      out.println(line);
      out.flush();
    }
  }

  /** Nothing that the plugin does to threads, locks and streams may keep the process alive. */
  private void end() {
    try {
      asker.shutdownNow();
      Thread closing = new Thread(this::close, "gobang-worker-end");
      closing.setDaemon(true);
      closing.start();
      closing.join(TO_CLOSE.toMillis());
      ProcessTree.endOwn();
    } catch (InterruptedException atOnce) {
      ProcessTree.endOwn();
    } finally {
      Runtime.getRuntime().halt(0);
    }
  }

  private void close() {
    if (broken != null) {
      LOG.warn("The line from the application is broken", broken);
    }
    Made<S> who = made;
    if (who != null) {
      who.player().close();
    }
  }
}
