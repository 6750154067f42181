/** An evaluator for players that search. */
module com.example.windows {
  requires org.gobang.api;

  provides org.gobang.api.evaluator.EvaluatorProvider with
      com.example.windows.WindowsProvider;
}
