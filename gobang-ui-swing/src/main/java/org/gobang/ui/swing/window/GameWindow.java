package org.gobang.ui.swing.window;

import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.UIManager;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.request.RequestedFile;
import org.gobang.api.update.Updates;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.board.BoardDisplaySettings;
import org.gobang.presentation.board.ShownBoard;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.files.GameFiles;
import org.gobang.presentation.files.ResumeOffer;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.session.GameSignal;
import org.gobang.presentation.session.InterfaceOpener;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.AppIcon;
import org.gobang.ui.swing.board.BoardComponent;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.KeyMap;
import org.gobang.ui.swing.present.Setting;
import org.gobang.ui.swing.present.TextSize;
import org.gobang.ui.swing.present.TypedPoint;
import org.gobang.ui.swing.present.WindowTexts;
import org.gobang.ui.swing.sound.SoundPlayer;

/** The window of a game. Used only on the event dispatch thread. */
public final class GameWindow {

  private static final int TICK_MS = 100;

  private final WindowContext context;
  private final Appearance appearance;
  private final Runnable closed;
  private final Texts texts;
  private final KeyMap keys;
  private final GamePresenter game;
  private final JFrame frame = new JFrame();
  private final BoardComponent board;
  private final Timer clock;
  private final GameFiles games;
  private final FileDialogs files;
  private final FileDropHandler drops = new FileDropHandler();
  private final SoundPlayer sounds = new SoundPlayer();

  /** Whether the system requests reduced motion. */
  private boolean still;

  private final PluginsView plugins;
  private final EnginesView engines;
  private final TournamentView tournament;
  private final SessionCommands commands;
  private WindowContents contents;
  private Optional<SettingsDialog> settings = Optional.empty();

  private GameWindow(Workbench workbench, Executor worker, Appearance appearance, Runnable closed) {
    this.appearance = appearance;
    this.closed = closed;
    this.texts = WindowTexts.in(workbench.preferences().locale());
    this.keys = new KeyMap(workbench.preferences(), KeyNames::spelling, KeyNames.usual());
    PositionDescriber describer = new PositionDescriber(workbench, texts);
    this.game =
        new GamePresenter(workbench, describer, SwingUtilities::invokeLater, System::nanoTime);
    this.board = new BoardComponent(game.board(), texts);
    BackgroundTasks tasks = new BackgroundTasks(game.session().context(), worker);
    this.context = new WindowContext(frame, game, tasks, appearance);
    this.games = new GameFiles(game.session(), game.review().comments()::save, tasks);
    this.files = new FileDialogs(context, games);
    this.plugins = new PluginsView(context);
    this.engines = new EnginesView(context);
    this.tournament = new TournamentView(context, games::open);
    this.commands = new SessionCommands(game.session());
    bindFiles();
    bindBoard();
    bindDialogs();
    this.contents = newContents();
    this.clock = new Timer(TICK_MS, event -> contents.tick());
  }

  private void bindFiles() {
    commands.bind("open", files::open);
    commands.bind("save", files::save);
    commands.bind("save-as", files::saveAs);
    commands.bind("export", () -> files.export(board.picture()));
    commands.bind("copy", () -> games.copyPosition(FileDialogs::toClipboard));
    commands.bind("copy-game", () -> games.copy(FileDialogs::toClipboard));
    commands.bind("copy-picture", () -> files.copy(board.picture()));
    commands.bind("paste", () -> games.paste(FileDialogs.fromClipboard()));
    commands.bind("close", this::leave);
  }

  private void bindBoard() {
    for (MarkTool tool : MarkTool.values()) {
      commands.bind("mark-" + tool.word(), () -> game.mark(tool), () -> game.isMarking(tool));
    }
    commands.bind("undo", game::takeBack);
    commands.bind("why", game.board()::askFocus);
    ShownBoard shown = game.shown();
    for (BoardDisplaySettings what : BoardDisplaySettings.values()) {
      commands.bind(what.word(), () -> shown.show(what, !shown.is(what)), () -> shown.is(what));
    }
    commands.bind("sound", () -> sounds(!isAudible()), this::isAudible);
    Setting<TextSize> size = appearance.textSize;
    commands.bind("larger", () -> size.set(size.get().larger()));
    commands.bind("smaller", () -> size.set(size.get().smaller()));
    commands.bind("usual-size", () -> size.set(TextSize.USUAL));
  }

  private void bindDialogs() {
    commands.bind("new", () -> NewGameDialog.choose(context));
    commands.bind("resign", () -> ResignDialog.show(frame, game, texts));
    commands.bind(
        "choose-problems", () -> ProblemsDialog.show(frame, game.session().problems(), texts));
    commands.bind("engines", engines::show);
    commands.bind("tournament", tournament::show);
    commands.bind("plugins", plugins::show);
    commands.bind("settings", () -> settings("board"));
    commands.bind("keys", () -> settings("keys"));
    commands.bind("front-end", this::chooseFrontEnd);
    commands.bind(
        "updates",
        () ->
            context
                .workbench()
                .service(Updates.class)
                .ifPresent(found -> UpdatesDialog.show(context, found)));
    commands.bind("about", () -> AboutDialog.show(context));
  }

  /**
   * Opens a window with the requested game.
   *
   * @param worker runs tasks that wait
   * @param systemDark returns whether the system's windows are dark; called only if needed
   * @param closed called after the window is closed
   * @return the visible window
   */
  public static GameWindow open(
      Workbench workbench, Executor worker, BooleanSupplier systemDark, Runnable closed) {
    Appearance appearance = new Appearance(workbench.preferences(), systemDark);
    GameWindow window = new GameWindow(workbench, worker, appearance, closed);
    window.layOut();
    window.begin();
    return window;
  }

  private void layOut() {
    appearance.dress(board);
    appearance.onChange(this::restyle, this::refill);
    frame.setDefaultCloseOperation(JFrame.DO_NOTHING_ON_CLOSE);
    frame.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            leave();
          }
        });
    frame.setTransferHandler(drops);
    drops.add(PluginsView.TAKES, jars -> jars.forEach(plugins::offer));
    drops.add(files::takes, games::open);
    TypedKeyHandler.listen(
        frame.getRootPane(),
        board,
        new TypedPoint(
            game.board(), texts, game.session().notices()::say, game.session().notices()::fail),
        () -> settings("keys"));
    board.addMouseWheelListener(new WheelSteps(game.session().actions()::step));
    game.onChange(this::show);
    game.onChange(games.saving()::changed);
    game.onPlugins(this::pluginsChanged);
    PictureChoice.load(appearance, context.tasks(), texts);
    game.onCue(
        new CueSignals(
                frame::isActive, this::isAudible, AttentionRequest.of(frame)::request, sounds::play)
            ::on);
    fill();
    WindowBounds.restore(frame, preferences());
    frame.setVisible(true);
    SwingUtilities.invokeLater(this::complete);
    context.tasks().run(AppIcon::images, frame::setIconImages);
    context.tasks().run(() -> SystemStyle.current().reducesMotion(), this::reduceMotion);
    board.requestFocusInWindow();
    clock.start();
  }

  /** Creates the parts that are not needed immediately after opening. */
  private void complete() {
    contents.menus().fill();
    frame.setMinimumSize(WindowBounds.least(frame));
  }

  /** Opens the first game. Unless the command line requests a game, offers an unfinished one. */
  private void begin() {
    ResumeOffer offer = new ResumeOffer(game.session(), context.tasks());
    Runnable askForStrength = () -> StrengthDialog.ask(frame, game, texts);
    RestoreDialog restore = new RestoreDialog(frame, games.saving(), texts);
    Optional<RequestedFile> requested = CommandLineRequest.of(context.workbench()).file();
    offer.begin(
        () ->
            restore.show(
                offer::drop, () -> new UnfinishedDialog(frame, offer, texts).show(askForStrength)),
        () -> restore.show(() -> {}, () -> games.openRequested(requested, askForStrength)),
        game.session().notices()::fail);
  }

  private void reduceMotion(boolean reduced) {
    still = reduced;
    board.motion(moves());
  }

  private boolean moves() {
    return game.shown().is(BoardDisplaySettings.MOTION) && !still;
  }

  /** Turns sounds on or off. */
  void sounds(boolean on) {
    sounds.retry();
    GameSignal.putSounds(preferences(), on);
    show();
  }

  private boolean isAudible() {
    return GameSignal.areSoundsOn(preferences());
  }

  /** Adds the contents to the frame. */
  private void fill() {
    frame.setBackground(UIManager.getColor("Panel.background"));
    board.getAccessibleContext().setAccessibleName(texts.of("board"));
    frame.setContentPane(contents.panel());
    frame.setJMenuBar(contents.menus().bar());
    pluginsChanged();
    show();
  }

  private WindowContents newContents() {
    return new WindowContents(context, board, keys, commands, files);
  }

  /** Creates the contents again, except the board and the game. */
  private void refill() {
    if (!texts.locale().equals(preferences().locale())) {
      game.session().translate();
    }
    contents.close();
    contents = newContents();
    fill();
    complete();
    frame.revalidate();
    frame.repaint();
    board.requestFocusInWindow();
    settings.ifPresent(SettingsDialog::refill);
  }

  private void show() {
    frame.setTitle(
        game.session()
            .display()
            .position()
            .map(now -> now.title(texts))
            .orElse(texts.of("gobang")));
    board.coordinates(game.shown().is(BoardDisplaySettings.COORDINATES));
    board.motion(moves());
    contents.show();
  }

  private void pluginsChanged() {
    plugins.pluginsChanged();
    context
        .tasks()
        .run(
            context.describer().names()::all,
            names -> {
              game.review().names(names);
              contents.players(names);
            });
  }

  private Preferences preferences() {
    return context.workbench().preferences();
  }

  private void restyle() {
    appearance.dress(board);
    show();
  }

  CommandActions commands() {
    return contents.menus().commands();
  }

  /** Updates the displayed keys. */
  void keysChanged() {
    contents.menus().showKeys();
  }

  private void settings(String page) {
    if (settings.isEmpty()) {
      SettingsDialog shown = new SettingsDialog(context, keys, this, page);
      settings = Optional.of(shown);
      shown.show();
      settings = Optional.empty();
    }
  }

  private void chooseFrontEnd() {
    InterfaceOpener opener = new InterfaceOpener(game.session().context());
    opener.list(choices -> open(choices, opener));
  }

  private void open(List<InterfaceOpener.Choice> choices, InterfaceOpener opener) {
    if (choices.isEmpty()) {
      opener.show();
      return;
    }
    Object chosen =
        JOptionPane.showInputDialog(
            frame,
            texts.of("interface.which"),
            texts.of("do.front-end"),
            JOptionPane.PLAIN_MESSAGE,
            null,
            choices.toArray(),
            choices.get(0));
    if (chosen instanceof InterfaceOpener.Choice choice) {
      opener.open(choice.id());
    }
  }

  /** Closes the window and its game, after confirmation if there are unsaved edits. */
  void leave() {
    games
        .saving()
        .leave(
            () -> {
              frame.setVisible(false);
              games.saving().forget(this::close);
            });
  }

  /** Closes the window and its game. */
  public void close() {
    clock.stop();
    WindowBounds.keep(frame, preferences());
    contents.close();
    sounds.close();
    game.close();
    frame.dispose();
    closed.run();
  }
}
