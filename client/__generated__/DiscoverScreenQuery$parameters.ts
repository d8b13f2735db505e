/**
 * @generated SignedSource<<43ca44604cb8d1309fa70efb91160d57>>
 * @relayHash 105f4c906492d2daa57455ba5d920201
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4386922defaf83acb05e3f9150026390cbd869f22fe68625804434881609bc5b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiscoverScreenQuery } from './DiscoverScreenQuery.graphql';

const node: PreloadableConcreteRequest<DiscoverScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4386922defaf83acb05e3f9150026390cbd869f22fe68625804434881609bc5b",
    "metadata": {},
    "name": "DiscoverScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
