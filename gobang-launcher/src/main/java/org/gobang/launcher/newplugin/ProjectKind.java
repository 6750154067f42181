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

  /** An evaluator, used by the player {@code lookahead}. */
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

  /** A file format, implemented by the provider. */
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

  /** Returns the service of the provider. */
  Service service() {
    return service;
  }

  /** Returns the name of the provider interface. */
  String provider() {
    return provider.getName();
  }

  /** Returns the suffix of the class to be completed by the author. */
  String part() {
    return part;
  }

  /** Returns command-line arguments that use the plugin. */
  String arguments(PluginName name) {
    return String.format(Locale.ROOT, arguments, this == FORMAT ? name.extension() : name.id());
  }

  /** Returns whether the project has a test for the class of the author. */
  boolean hasOwnTest() {
    return this == PLAYER || this == EVALUATOR;
  }
}
