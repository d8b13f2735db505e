/**
 * @generated SignedSource<<457f89ff524bc725c93e8642f56f6283>>
 * @relayHash 189f281ea6e0f685599d0af4a61754a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2adef98dd6c154e9db1b67998d9b569711a5157e8f1427b41e601299f7f77493

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AiTeamScreenQuery } from './AiTeamScreenQuery.graphql';

const node: PreloadableConcreteRequest<AiTeamScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2adef98dd6c154e9db1b67998d9b569711a5157e8f1427b41e601299f7f77493",
    "metadata": {},
    "name": "AiTeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
