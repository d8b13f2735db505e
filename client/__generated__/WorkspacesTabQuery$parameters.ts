/**
 * @generated SignedSource<<36d1e3e277bb27f0849e322a1e482ab5>>
 * @relayHash d4a0874d5c6e0768818752d9253fdc53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbf556e3111f12a79e2bf877441509ee1dd5680e4b1b7260f27ce1c521e59ffb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkspacesTabQuery } from './WorkspacesTabQuery.graphql';

const node: PreloadableConcreteRequest<WorkspacesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cbf556e3111f12a79e2bf877441509ee1dd5680e4b1b7260f27ce1c521e59ffb",
    "metadata": {},
    "name": "WorkspacesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
