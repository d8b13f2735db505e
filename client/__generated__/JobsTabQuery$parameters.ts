/**
 * @generated SignedSource<<9df59f654c8b7db97cf8a006bf6c9bb5>>
 * @relayHash 2b103e3f7b69776dc4d3e659be149f28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a30b59e17df0308344c307d7c326ec5a3b73383309cd48b41213ce999230ee4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsTabQuery } from './JobsTabQuery.graphql';

const node: PreloadableConcreteRequest<JobsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a30b59e17df0308344c307d7c326ec5a3b73383309cd48b41213ce999230ee4",
    "metadata": {},
    "name": "JobsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
