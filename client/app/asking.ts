import { type GraphQLResponse, Observable, type RequestParameters, type Variables } from "relay-runtime";
import { noteAnswer } from "./keptAnswers.ts";
import { askDated } from "./network.ts";

/**
 * A question that can be let go of: a query whose answer nobody waits for any more is taken back. A mutation is not, because it
 * may have been carried out already.
 */
export function asking(request: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const leaving = new AbortController();
    askDated(request, variables, leaving.signal).then(
      ({ answer, keptAt }) => {
        noteAnswer(keptAt);
        sink.next(answer);
        sink.complete();
      },
      (failure) => sink.error(failure),
    );
    return () => {
      if (request.operationKind === "query") leaving.abort();
    };
  });
}
