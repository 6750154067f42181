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

/** What the plugin of a project provides. Each kind has a folder of templates in each language. */
public enum ProjectKind implements Keyword {
  /** A strategy. */
  PLAYER(Service.PLAYER, PlayerProvider.class, "Player", "--white %s"),

  /** An evaluation of positions, which the player lookahead searches with. */
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

  /** The end of the name of the class that is the plugin's own work. */
  String part() {
    return part;
  }

  /** Returns the arguments that use the plugin. */
  String arguments(PluginName name) {
    return String.format(Locale.ROOT, arguments, this == FORMAT ? name.extension() : name.id());
  }

  /** Returns whether its project has a test of what the author's own part is meant to do. */
  boolean hasOwnTest() {
    return this == PLAYER || this == EVALUATOR;
  }
}
