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
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.record.Ending;
import org.gobang.engines.process.ProcessTree;
import org.gobang.game.BoardSource;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.HostThreads;
import org.gobang.game.PlayerReply;
import org.gobang.game.PlayerSetup;
import org.gobang.game.PlayerSource;
import org.gobang.game.PlayerWarmUp;
import org.gobang.game.StopSignal;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The main program of a process that runs the player of one {@link IsolatedPlayer}.
 *
 * @param <S> the source of the player and its boards
 */
public final class IsolatedWorker<S extends PlayerSource & BoardSource> {

  private static final Logger LOG = LoggerFactory.getLogger(IsolatedWorker.class);

  /** The time limit for closing a player, two grace periods of the guard. */
  private static final Duration CLOSE_TIMEOUT = GuardedPlayer.GRACE.multipliedBy(3);

  private final Supplier<S> plugins;
  private final PrintStream out;
  private final ExecutorService executor =
      Executors.newSingleThreadExecutor(HostThreads.factory("gobang-worker"));

  private volatile @Nullable CreatedPlayer<S> created;

  /** The number of the latest request, and its stop signal. */
  private int number;

  private StopSignal stop = new StopSignal();

  /** The reason why messages cannot be read any more; null if the input has ended normally. */
  private volatile @Nullable Exception broken;

  /** A player, and the source of its boards. */
  private record CreatedPlayer<S>(GuardedPlayer player, S plugins) {}

  private IsolatedWorker(PrintStream out, Supplier<S> plugins) {
    this.out = out;
    this.plugins = plugins;
  }

  /**
   * Handles requests until the input ends, then closes the player and exits with all child
   * processes. The process is halted, because shutdown hooks of a player could block an orderly
   * exit.
   *
   * <p>From now on {@link System#in} is empty, and {@link System#out} goes to the standard error.
   *
   * @param in messages from the application
   * @param out the output for messages to the application; nothing else may write to it
   * @param plugins loads the plugins to create the player; called once
   * @param <S> the source of the player and its boards
   */
  public static <S extends PlayerSource & BoardSource> void serve(
      InputStream in, PrintStream out, Supplier<S> plugins) {
    System.setIn(InputStream.nullInputStream());
    System.setOut(System.err);
    IsolatedWorker<S> worker = new IsolatedWorker<>(out, plugins);
    try {
      worker.readMessages(in);
    } finally {
      worker.end();
    }
  }

  private void readMessages(InputStream in) {
    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    try {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        handle(IsolatedMessageJson.read(line));
      }
    } catch (IOException | RefusedException e) {
      broken = e;
    }
  }

  private void handle(Message message) {
    if (message instanceof Message.Create create) {
      executor.execute(() -> create(create));
    } else if (message instanceof Message.Choose choose) {
      StopSignal ofThisRequest = request(choose.number());
      executor.execute(() -> answer(choose.number(), () -> choose(choose, ofThisRequest)));
    } else if (message instanceof Message.Ponder ponder) {
      StopSignal ofThisRequest = request(ponder.number());
      executor.execute(() -> answer(ponder.number(), () -> ponder(ponder, ofThisRequest)));
    } else if (message instanceof Message.Stop toStop && toStop.number() == number) {
      stop.request();
    }
  }

  private void create(Message.Create create) {
    try {
      S found = plugins.get();
      Board start = create.position().replay(found);
      PlayerSetup player = found.player(create.spec());
      PlayerSetup setup = create.folder().map(player::withFolder).orElse(player);
      warmUp(setup, start);
      created = new CreatedPlayer<>(GuardedPlayer.create(setup, start), found);
      send(new Message.Ready());
    } catch (RefusedException refused) {
      send(new Message.Refused(String.valueOf(refused.getMessage())));
    } catch (Throwable thrown) {
      LOG.warn("The board failed before the game", thrown);
      send(new Message.Refused("the board failed: " + thrown.getClass().getName()));
    }
  }

  /** Warms up the JVM, because the first messages and searches take far longer than later ones. */
  private static void warmUp(PlayerSetup setup, Board start) throws InterruptedException {
    Point point = new Point(0, 0);
    Budget budget = Budget.of(new Budget.Limit.MoveTime(Duration.ofSeconds(1)));
    Stream.of(
            new Message.Choose(0, WirePosition.of(start), budget, 1, Message.Task.MOVE),
            new Message.Report(
                0,
                Insight.Line.of(new Score.Estimate(0), List.of(point)).withDepth(1).withNodes(1)),
            new Message.Answer(0, point))
        .map(IsolatedMessageJson::write)
        .forEach(IsolatedMessageJson::read);
    PlayerWarmUp.run(
        setup,
        start,
        new StopSignal(),
        insight -> IsolatedMessageJson.write(new Message.Report(0, insight)));
  }

  /** Sets the latest request, and returns its stop signal. */
  private StopSignal request(int latest) {
    number = latest;
    stop = new StopSignal();
    return stop;
  }

  /** Sends the answer to a request. */
  private void answer(int request, Callable<Message> answer) {
    try {
      send(answer.call());
    } catch (InterruptedException closing) {
      LOG.debug("Request {} was abandoned", request, closing);
    } catch (Throwable thrown) {
      LOG.warn("The board failed during a move", thrown);
      String words = "the board failed: " + thrown.getClass().getName();
      send(new Message.Failure(request, Ending.CRASHED, words));
    }
  }

  private CreatedPlayer<S> created() {
    return Objects.requireNonNull(created, "no player was created");
  }

  private Message choose(Message.Choose choose, StopSignal stop) throws InterruptedException {
    int request = choose.number();
    Board board = choose.position().replay(created().plugins());
    Consumer<Insight> reports = insight -> send(new Message.Report(request, insight));
    GuardedPlayer player = created().player();
    return reply(
        request,
        choose.task().analysis()
            ? player.analyze(request(choose, board), stop, reports)
            : player.ask(board, choose.budget(), choose.lines(), stop, reports));
  }

  private static AnalysisRequest request(Message.Choose choose, Board board) {
    AnalysisRequest request =
        AnalysisRequest.of(board, choose.budget())
            .withLines(choose.lines())
            .without(choose.task().excluded());
    return choose.task().seeksWin() ? request.seekingWin() : request;
  }

  private Message ponder(Message.Ponder ponder, StopSignal stop) throws InterruptedException {
    int request = ponder.number();
    Board board = ponder.position().replay(created().plugins());
    return created()
        .player()
        .ponder(board, ponder.budget(), stop)
        .<Message>map(
            failed -> new Message.Failure(request, failed.ending(), failed.words().toString()))
        .orElseGet(() -> new Message.Pondered(request));
  }

  /**
   * Returns the message for a reply. Illegal moves are included, because the application checks
   * them.
   */
  private static Message reply(int number, PlayerReply reply) {
    if (reply instanceof PlayerReply.Chosen chosen) {
      return new Message.Answer(number, chosen.point());
    }
    if (reply instanceof PlayerReply.Decided decided) {
      return new Message.Decision(number, decided.key());
    }
    PlayerReply.Failed failed = (PlayerReply.Failed) reply;
    return failed
        .tried()
        .<Message>map(tried -> new Message.Answer(number, tried.point()))
        .orElseGet(() -> new Message.Failure(number, failed.ending(), failed.words().toString()));
  }

  private void send(Message message) {
    String line = IsolatedMessageJson.write(message);
    synchronized (out) {
      out.println(line);
      out.flush();
    }
  }

  /** Ends the process, whatever threads, locks and streams the plugin holds. */
  private void end() {
    try {
      executor.shutdownNow();
      HostThreads.start("gobang-worker-end", this::close).join(CLOSE_TIMEOUT.toMillis());
      ProcessTree.endOwn();
    } catch (InterruptedException atOnce) {
      ProcessTree.endOwn();
    } finally {
      Runtime.getRuntime().halt(0);
    }
  }

  private void close() {
    if (broken != null) {
      LOG.warn("Could not read messages of the application", broken);
    }
    CreatedPlayer<S> player = created;
    if (player != null) {
      player.player().close();
    }
  }
}
