package org.gobang.launcher.newplugin;

import java.util.Locale;
import org.gobang.api.Keyword;
import org.gobang.api.PluginProvider;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.record.RecordFormat;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.workbench.Service;

/** The kind of a project's plugin. Each kind has a folder of templates in each language. */
public enum ProjectKind implements Keyword {
  /** A player. */
  PLAYER(Service.PLAYER, PlayerProvider.class, "Player", "--white %s"),

  /** An evaluation of positions, used by the player lookahead. */
  EVALUATOR(
      Service.EVALUATOR,
      EvaluatorProvider.class,
      "Evaluator",
      "--white lookahead:evaluator=%s,depth=4"),

  /** Rules. */
  BOARD(Service.BOARD, BoardProvider.class, "Board", "--board %s"),

  /** An interface. */
  RENDERER(
      Service.RENDERER, RendererProvider.class, "Renderer", "--ui %s --black search --white runs"),

  /** A file format, which its provider reads and writes itself. */
  FORMAT(Service.FORMAT, RecordFormat.class, "Provider", "convert game.sgf game.%s");

  private final Service service;
  private final Class<? extends PluginProvider> provider;
  private final String part;
  private final String arguments;

  ProjectKind(
      Service service, Class<? extends PluginProvider> provider, String part, String arguments) {
    this.service = service;
    this.provider = provider;
    this.part = part;
    this.arguments = arguments;
  }

  /** Returns the service of its provider. */
  Service service() {
    return service;
  }

  /** Returns the name of the interface that its provider implements. */
  String provider() {
    return provider.getName();
  }

  /** Returns the suffix of the name of the author's own class. */
  String part() {
    return part;
  }

  /** Returns the arguments that use the plugin. */
  String arguments(PluginName name) {
    return String.format(Locale.ROOT, arguments, this == FORMAT ? name.extension() : name.id());
  }

  /** Returns whether the project has a test of the author's own part. */
  boolean hasOwnTest() {
    return this == PLAYER || this == EVALUATOR;
  }
}
